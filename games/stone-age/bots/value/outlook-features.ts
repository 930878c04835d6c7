import { soonPoints, topTile } from './facts.ts';
import type { SeenPosition } from './position.ts';
import type { Seated } from './seated.ts';

export const OUTLOOK_INPUTS = 11;

/** B8.2, B1.4: what hunger costs, which is nothing for who has nothing to lose. */
const HUNGER = 10;

/** What will become of a player's people, and what the rounds to come make of the rest. */
export function writeOutlook(
  { state, index, toCome }: SeenPosition,
  { player, standing, soon, base, tools }: Seated,
  x: Float32Array,
  offset: number,
): void {
  const { people, agriculture, food, score } = player;
  const short = people - agriculture - food;
  const penalty = Math.min(score, HUNGER) / HUNGER;
  const resources = soon.wood + soon.clay + soon.stone + soon.gold;
  let price = 0;
  let space = 0;
  for (const place of index.cards) {
    space++;
    if (state.standing[base + place] !== 0) price += space;
  }
  let built = 0;
  let stack = 0;
  for (const place of index.buildings) {
    const tile = state.standing[base + place] === 0 ? undefined : topTile(state, stack);
    if (tile !== undefined) built += soonPoints(tile, soon);
    stack++;
  }
  let at = offset;
  x[at++] = score === 0 ? 1 : 0;
  x[at++] = short > 0 ? penalty : 0;
  x[at++] = short > standing.food ? penalty : 0;
  x[at++] = resources / 12;
  x[at++] = price / 6;
  x[at++] = price > resources ? (price - resources) / 3 : 0;
  x[at++] = built / 20;
  x[at++] = (people * toCome) / 80;
  x[at++] = (tools * toCome) / 60;
  x[at++] = (agriculture * toCome) / 60;
  x[at++] = (Math.max(0, people - agriculture) * toCome) / 60;
}
