import { randomFrom, simulationChance } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { halvingSearch } from './halving-search.ts';
import { anyPolicy } from './testing/any-policy.ts';

const setup = stoneAge.checkSetup({ players: 2 });
const policy = anyPolicy(setup);
const start = stoneAge.setup(setup, simulationChance('start'));
const legal = stoneAge.legalActions(start);
const EFFORT = { candidates: 4, work: 2000, rounds: 1 };

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

  it('looks at the limit before every playout, and works as much as it was told', () => {
    const asked = [0, 1000, 4000].map((work) => {
      const limit = after(Number.POSITIVE_INFINITY);
      halvingSearch(policy, { ...EFFORT, work }, start, legal, randomFrom('x'), limit);
      return limit.asked;
    });
    // Without work there is no playout; with any, each of the two halvings has one of each.
    expect(asked[0]).toBe(0);
    expect(asked[1]).toBeGreaterThanOrEqual(4 + 2);
    expect(asked[2]).toBeGreaterThan(2 * asked[1]!);
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
