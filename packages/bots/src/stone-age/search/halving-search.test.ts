import { randomFrom, simulationChance } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { sightFor } from '../value/sight.ts';
import { ValuePolicy } from '../value/value-policy.ts';
import { firstSize, secondSize } from '../value/weights.ts';
import { halvingSearch } from './halving-search.ts';

const setup = stoneAge.checkSetup({ players: 2 });
const sight = sightFor(setup);
const inputs = sight.inputs(2);
const random = randomFrom('weights');
const list = (length: number): Float32Array =>
  Float32Array.from({ length }, () => random.below(201) / 1000 - 0.1);
const policy = new ValuePolicy(
  { inputs, hidden: 8, first: list(firstSize(inputs, 8)), second: list(secondSize(8)) },
  sight,
);
const start = stoneAge.setup(setup, simulationChance('start'));
const legal = stoneAge.legalActions(start);
const EFFORT = { candidates: 4, playouts: 16, rounds: 1 };

/** A limit that is over after it was asked so often. */
function after(asks: number): { isOver(): boolean; asked: number } {
  const limit = { asked: 0, isOver: () => ++limit.asked > asks };
  return limit;
}

describe('sequential halving', () => {
  it('gives the same move for the same seed', () => {
    const moves = [0, 1].map(() =>
      stoneAge.print(halvingSearch(policy, EFFORT, start, legal, randomFrom('same'))),
    );
    expect(moves[0]).toBe(moves[1]);
  });

  it('looks at the limit before every playout, and makes as many as it was told', () => {
    const limit = after(1000);
    halvingSearch(policy, EFFORT, start, legal, randomFrom('x'), limit);
    // Two halvings of 8 playouts each.
    expect(limit.asked).toBe(16);
  });

  it('answers at once when thinking must end', () => {
    for (const asks of [0, 1, 5, 9]) {
      const limit = after(asks);
      const move = halvingSearch(policy, EFFORT, start, legal, randomFrom('x'), limit);
      expect(legal).toContain(move);
      expect(limit.asked).toBe(asks + 1);
    }
  });

  it('leaves what it was shown as it was', () => {
    const before = JSON.stringify(start);
    halvingSearch(policy, EFFORT, start, legal, randomFrom('x'));
    expect(JSON.stringify(start)).toBe(before);
  });
});
