import { soonPoints, sumOf, topTile } from './facts.ts';
import { MEAN_YIELD, meanOf } from './mean-yield.ts';
import type { Position } from './position.ts';
import { peopleAt, type Seated } from './seated.ts';

export const OUTLOOK_INPUTS = 11;

/** B8.2, B1.4: what hunger costs, which is nothing for who has nothing to lose. */
const HUNGER = 10;

/** What will become of a player's people, and what the rounds to come make of the rest. */
export function writeOutlook(
  position: Position,
  seated: Seated,
  x: Float32Array,
  offset: number,
): void {
  const { player, people: standing, soon } = seated;
  const { people, agriculture, food, score, tools } = player;
  const { toCome } = position;
  const short = people - agriculture - food;
  const hunted = meanOf(MEAN_YIELD.hunt, standing.hunt);
  const penalty = Math.min(score, HUNGER) / HUNGER;
  const resources = soon.wood + soon.clay + soon.stone + soon.gold;
  const price = priceOfCards(position, seated);
  let at = offset;
  x[at++] = score === 0 ? 1 : 0;
  x[at++] = short > 0 ? penalty : 0;
  x[at++] = short > hunted ? penalty : 0;
  x[at++] = resources / 12;
  x[at++] = price / 6;
  x[at++] = price > resources ? (price - resources) / 3 : 0;
  x[at++] = pointsOfTiles(position, seated) / 20;
  x[at++] = (people * toCome) / 80;
  x[at++] = (sumOf(tools) * toCome) / 60;
  x[at++] = (agriculture * toCome) / 60;
  x[at++] = (Math.max(0, people - agriculture) * toCome) / 60;
}

/** Of all card spaces on which the player stands. */
function priceOfCards({ state, index }: Position, { seat }: Seated): number {
  const base = seat * index.places;
  let price = 0;
  let space = 0;
  for (const place of index.cards) {
    space++;
    if (peopleAt(state, base + place) > 0) price += space;
  }
  return price;
}

/** Of all stacks on which the player stands. */
function pointsOfTiles({ state, index }: Position, { seat, soon }: Seated): number {
  const base = seat * index.places;
  let points = 0;
  let stack = 0;
  for (const place of index.buildings) {
    const tile = peopleAt(state, base + place) > 0 ? topTile(state, stack) : undefined;
    if (tile !== undefined) points += soonPoints(tile, soon);
    stack++;
  }
  return points;
}
