import { ALL_TILES, type PlaceName, type SnapshotPlayer } from '@ochre/stone-age/rules';
import { tileOf } from '../components.ts';
import type { Words } from '../index.ts';
import { isLand } from '../land-place.ts';
import { type Bundle, isGood, keysIn } from './bundle.ts';
import { isOneUse, valueOfTool } from './tools.ts';

/** Which card space or stack a place is, from 1; undefined for all others. */
export const spaceOf = (place: string, prefix: 'card' | 'building'): number | undefined =>
  place.startsWith(prefix) ? Number(place.slice(prefix.length)) : undefined;

export function nameOfPlace(place: PlaceName, words: Words): string {
  if (isLand(place)) return words.places[place];
  const card = spaceOf(place, 'card');
  if (card !== undefined) return words.cardSpace(card);
  const building = spaceOf(place, 'building');
  if (building !== undefined) return words.buildingSpace(building);
  return numbered(place, words.works[workOf(place).resource]);
}

/** Production buildings that make the same are numbered. */
export function numbered(place: PlaceName, name: string): string {
  const { resource } = workOf(place);
  const alike = ALL_TILES.filter(
    ({ effect }) => effect?.kind === 'work' && effect.resource === resource,
  );
  const which = alike.findIndex(({ id }) => id === place) + 1;
  return alike.length > 1 ? `${name} ${which}` : name;
}

/** What a production building does. */
export function workOf(id: string) {
  const { effect } = tileOf(id);
  if (effect?.kind !== 'work') throw new Error(`place: "${id}" is no production building`);
  return effect;
}

/** A tool by its name in moves; of several of the same value, which one. */
export function nameOfTool(tool: string, { tools }: SnapshotPlayer, words: Words): string {
  const value = valueOfTool(tool, tools);
  if (isOneUse(tool)) return words.decisions.oneUseTool(value);
  const alike = tools.flatMap((other, slot) => (other === value ? [`t${slot + 1}`] : []));
  return alike.length < 2
    ? words.decisions.tool(value)
    : words.decisions.toolOfSeveral(value, alike.indexOf(tool) + 1);
}

/** A thing of a bundle, uncounted. */
export function nameOfKey(key: string, player: SnapshotPlayer, words: Words): string {
  if (isGood(key)) return words.goods[key];
  if (key === 'agriculture') return words.decisions.steps;
  const stack = spaceOf(key, 'building');
  return stack === undefined ? nameOfTool(key, player, words) : words.buildingSpace(stack);
}

/** A whole bundle in words. */
export function nameOfBundle(bundle: Bundle, player: SnapshotPlayer, words: Words): string {
  const parts = keysIn([bundle]).map((key) => {
    const count = bundle[key] ?? 0;
    if (isGood(key)) return words.goodsCounted[key](count);
    if (key === 'agriculture') return words.decisions.agricultureSteps(count);
    const stack = spaceOf(key, 'building');
    if (stack === undefined) return nameOfTool(key, player, words);
    return `${words.buildingSpace(stack)} (${words.table.tiles(count)})`;
  });
  return parts.length === 0 ? words.decisions.nothing : words.and(parts);
}
