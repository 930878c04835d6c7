import type { Cost, PlaceName, Tile } from '@ochre/stone-age/rules';
import { cardOf, tileOf } from '../components.ts';
import type { Words } from '../index.ts';
import type { LandPlace } from '../land-place.ts';
import { nameOfGoods } from '../name-cards.ts';
import { explainEffect, explainLower, type Game } from './explain-effect.ts';
import { spaceOf } from './names.ts';

/** What a card brings at once and scores at the end, in sentences. Its price is its space's. */
export function explainCard(id: string, words: Words, game?: Game): readonly string[] {
  const { upper, lower } = cardOf(id);
  return [...explainEffect(upper, words, game), ...explainLower(lower, words)];
}

/** What a tile costs and brings, in sentences. */
export function explainTile(id: string, words: Words): readonly string[] {
  const tile = tileOf(id);
  return [explainCost(tile.cost, words), ...explainTileAtOnce(tile, words)];
}

export const explainTileAtOnce = (tile: Tile, words: Words): readonly string[] => [
  explainPoints(tile, words),
  ...(tile.effect === undefined ? [] : explainEffect(tile.effect, words)),
];

export function explainCost(cost: Cost, words: Words): string {
  const said = words.rulebook.explained.cost;
  switch (cost.kind) {
    case 'fixed':
      return said.fixed(nameOfGoods(cost.goods, words));
    case 'kinds':
      return said.kinds(cost.count, cost.kinds);
    case 'range':
    case 'jewelry':
      return said[cost.kind](cost.min, cost.max);
  }
}

function explainPoints({ points }: Tile, words: Words): string {
  const said = words.rulebook.explained.tilePoints;
  if (points === 'value') return said.value;
  return typeof points === 'number' ? said.printed(points) : said.perJewelry(points.perJewelry);
}

/** What a place is for, in a sentence or two. */
export function explainPlace(
  place: PlaceName,
  words: Words,
  game: Game = 'together',
): readonly string[] {
  const { explained } = words.rulebook;
  const { cardSpace, buildingSpace } = game === 'solo' ? explained.solo : explained;
  const card = spaceOf(place, 'card');
  if (card !== undefined) {
    return [card === JEWELRY_SPACE ? explained.jewelrySpace : cardSpace(card)];
  }
  if (spaceOf(place, 'building') !== undefined) return [buildingSpace];
  if (!isIn(explained.places, place)) {
    return [...explainEffect(tileOf(place).effect!, words), explained.works];
  }
  return game === 'solo' ? explainAlone(place, words) : explained.places[place];
}

function explainAlone(place: LandPlace, words: Words): readonly string[] {
  const { places, solo } = words.rulebook.explained;
  return isIn(solo.places, place) ? [solo.places[place]] : [places[place][0], solo.room];
}

/** S6.1 */
const JEWELRY_SPACE = 5;

const isIn = <Name extends string>(
  some: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => name in some;
