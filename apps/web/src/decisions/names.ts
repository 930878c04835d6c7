import {
  ALL_CARDS,
  type Effect,
  type ElderArea,
  PLACES,
  type PlaceName,
  type Resource,
  type SnapshotPlayer,
} from '@ochre/stone-age';
import type { SymbolName } from '../art/symbols/index.ts';
import { tileOf } from '../art/tile/tile-face.tsx';
import { LAND_PLACES, type LandPlace } from '../board/place.ts';
import type { Words } from '../words/words.ts';
import { type Bundle, isGood, keysOf } from './options/bundle.ts';
import { valueOfTool } from './options/tools.ts';

const isLand = (place: string): place is LandPlace =>
  (LAND_PLACES as readonly string[]).includes(place);

const LAND_SYMBOLS: Readonly<Record<LandPlace, SymbolName>> = {
  hunt: 'food',
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
  toolmaker: 'tool',
  hut: 'person',
  field: 'agriculture',
  merchant: 'merchant',
};

export const ELDER_SYMBOLS_OF: Readonly<Record<ElderArea, SymbolName>> = {
  forest: 'place-forest',
  claypit: 'place-claypit',
  quarry: 'place-quarry',
  river: 'place-river',
  village: 'place-hut',
  hunt: 'place-hunt',
};

/** Which card space or stack a place is, from 1; undefined for all others. */
export const spaceOf = (place: string, prefix: 'card' | 'building'): number | undefined =>
  place.startsWith(prefix) ? Number(place.slice(prefix.length)) : undefined;

export function nameOfPlace(place: PlaceName, words: Words): string {
  if (isLand(place)) return words.places[place];
  const card = spaceOf(place, 'card');
  if (card !== undefined) return words.cardSpace(card);
  const building = spaceOf(place, 'building');
  return building === undefined
    ? words.works[resourceOfWorks(place)]
    : words.buildingSpace(building);
}

export function symbolOfPlace(place: PlaceName): SymbolName {
  if (isLand(place)) return LAND_SYMBOLS[place];
  if (place.startsWith('card')) return 'card';
  return place.startsWith('building') ? 'house' : resourceOfWorks(place);
}

function resourceOfWorks(id: string): Resource {
  const { effect } = tileOf(id);
  if (effect?.kind !== 'work') throw new Error(`place: "${id}" is no production building`);
  return effect.resource;
}

export const nameOfArea = (area: ElderArea, words: Words): string =>
  area === 'village' ? words.solo.village : words.places[area];

/** A tool by its name in moves. */
export const nameOfTool = (tool: string, { tools }: SnapshotPlayer, words: Words): string =>
  tool.startsWith('o')
    ? words.decisions.oneUseTool(valueOfTool(tool, tools))
    : words.decisions.tool(valueOfTool(tool, tools));

/** What the dice are rolled for: at a place, or for a card. */
export function symbolOfRoll(of: string | undefined): SymbolName | undefined {
  if (of === undefined) return undefined;
  const upper = ALL_CARDS.find(({ id }) => id === of)?.upper;
  if (upper !== undefined) return upper.kind === 'roll' ? upper.resource : undefined;
  return (PLACES as readonly string[]).includes(of) ? symbolOfPlace(of as PlaceName) : undefined;
}

/** A thing of a bundle, uncounted. */
export function nameOfKey(key: string, player: SnapshotPlayer, words: Words): string {
  const [role, good] = key.split(' ');
  if (good !== undefined && isGood(good)) {
    return role === 'give'
      ? words.decisions.give(words.goods[good])
      : words.decisions.get(words.goods[good]);
  }
  if (isGood(key)) return words.goods[key];
  if (key === 'agriculture') return words.decisions.steps;
  const stack = spaceOf(key, 'building');
  return stack === undefined ? nameOfTool(key, player, words) : words.buildingSpace(stack);
}

export function symbolOfKey(key: string): SymbolName {
  const good = key.split(' ').at(-1)!;
  if (isGood(good)) return good;
  if (key === 'agriculture') return 'agriculture';
  return key.startsWith('building') ? 'house' : 'tool';
}

/** A whole bundle in words. */
export function nameOfBundle(bundle: Bundle, player: SnapshotPlayer, words: Words): string {
  const parts = keysOf([{ move: '', bundle }]).map((key) => {
    const count = bundle[key]!;
    if (isGood(key)) return words.goodsCounted[key](count);
    if (key === 'agriculture') return words.decisions.agricultureSteps(count);
    const stack = spaceOf(key, 'building');
    if (stack === undefined) return nameOfTool(key, player, words);
    return `${words.buildingSpace(stack)} (${words.table.tiles(count)})`;
  });
  return parts.length === 0 ? words.decisions.nothing : words.and(parts);
}

/** What a die of *dice for all* or *dice with style* brings. */
export function nameOfReward(effect: Effect, player: SnapshotPlayer, words: Words): string {
  switch (effect.kind) {
    case 'goods': {
      const some = Object.entries(effect.goods).filter(([, count]) => count > 0);
      return nameOfBundle(Object.fromEntries(some), player, words);
    }
    case 'merchant':
      return words.effects.merchant(effect.steps);
    case 'tool':
    case 'agriculture':
    case 'anyResource':
    case 'extraCard':
    case 'person':
      return words.effects[effect.kind];
    default:
      throw new Error(`effect: no die brings "${effect.kind}"`);
  }
}
