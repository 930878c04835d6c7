import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { stoneAge } from './game.ts';
import type { State } from './state.ts';

/** How many ways there are to play so many moves: a change in any rule of placing changes them. */
function perft(state: State, depth: number): number {
  const legal = stoneAge.legalActions(state);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const action of legal) {
    const next = stoneAge.clone(state);
    stoneAge.advance(next, action, chance);
    count += perft(next, depth - 1);
  }
  return count;
}

const chance = simulationChance('perft');

// One move is counted by hand here: hunting 1–5, four resource places 1–5, tool maker, hut, field,
// four cards, one building per player. Two moves were too: with 4 players, after 1 or 2 people on a
// resource place 36 ways are left, after 3, 4, 5 there are 35, 34, 33; after hunting 36, else 35.
describe.each([
  [2, [5 + 4 * 5 + 3 + 4 + 2, 1047, 20_200]],
  [3, [5 + 4 * 5 + 3 + 4 + 3, 1191, 39_179]],
  [4, [5 + 4 * 5 + 3 + 4 + 4, 1261, 42_898]],
])('with %i players', (players, counts) => {
  it.each(counts.map((count, at) => [at + 1, count]))('%i moves: %i ways', (depth, count) => {
    const state = stoneAge.setup(stoneAge.checkSetup({ players, rig: { firstPlayer: 0 } }), chance);
    expect(perft(state, depth)).toBe(count);
  });
});
