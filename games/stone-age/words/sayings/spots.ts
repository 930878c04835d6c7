import {
  BUILDING_SPACES,
  CARD_SPACES,
  type GoodsCount,
  type PlaceName,
  pointsFor,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { cardOf, tileOf } from '../components.ts';
import type { Words } from '../index.ts';
import { isLand } from '../land-place.ts';
import { nameOfCost, nameOfHut, nameOfLower } from '../name-cards.ts';
import { numbered, workOf } from './names.ts';
import { wayOf } from './way.ts';

/** A place in the sentence of a move: where people go, and as what is used or left. */
interface Spot {
  readonly to: string;
  readonly it: string;
}

/** Cards and buildings go by what lies there now, not by their space. */
export function spotOf(place: PlaceName, view: Snapshot, words: Words): Spot {
  const { moves } = words;
  if (isLand(place)) return { to: wayOf(place, words).to, it: moves.places[place] };
  if (isOneOf(CARD_SPACES, place)) {
    const card = cardAt(place, view, words);
    return { to: moves.card.to(card), it: moves.card.it(card) };
  }
  if (isOneOf(BUILDING_SPACES, place)) {
    const building = buildingAt(place, view, words);
    return { to: moves.building.to(building), it: moves.building.it(building) };
  }
  const it = moves.works[workOf(place).resource];
  return { to: numbered(place, wayOf(place, words).to), it: numbered(place, it) };
}

const isOneOf = <Some extends string>(all: readonly Some[], place: string): place is Some =>
  all.some((one) => one === place);

/** A card by what it counts for: "Pottery card"; with its space, where there is another such. */
export function cardAt(place: PlaceName, { cards }: Snapshot, words: Words): string {
  const { card } = words.moves;
  const names = cards.map((id) => (id === '' ? '' : nameOfCardBySymbol(id, words)));
  return toldApart(names, (CARD_SPACES as readonly string[]).indexOf(place), card.onSpace);
}

function nameOfCardBySymbol(id: string, words: Words): string {
  const { lower } = cardOf(id);
  const symbol = nameOfLower(lower, words);
  const { ofCulture, withPeople } = words.moves.card;
  return 'culture' in lower ? ofCulture(symbol) : withPeople(symbol);
}

/** A building by its points, if they are known or paid for; else by its cost. */
export function buildingAt(
  place: PlaceName,
  { stacks }: Snapshot,
  words: Words,
  paid?: GoodsCount,
): string {
  const { building } = words.moves;
  const names = stacks.map(({ top }) => (top === '' ? '' : nameOfBuilding(top, words, paid)));
  return toldApart(names, (BUILDING_SPACES as readonly string[]).indexOf(place), building.onSpace);
}

function nameOfBuilding(id: string, words: Words, paid: GoodsCount | undefined): string {
  const tile = tileOf(id);
  const { named, forPoints, costing } = words.moves.building;
  const hut = nameOfHut(tile, words);
  if (hut !== undefined) return named(hut);
  if (typeof tile.points === 'number') return forPoints(tile.points);
  return paid === undefined
    ? costing(nameOfCost(tile.cost, words))
    : forPoints(pointsFor(tile.points, paid));
}

function toldApart(
  names: readonly string[],
  at: number,
  onSpace: (what: string, space: number) => string,
): string {
  const name = names[at] ?? '';
  return names.filter((other) => other === name).length > 1 ? onSpace(name, at + 1) : name;
}
