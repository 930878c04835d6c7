import { randomFrom, simulationChance } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { training } from '@ochre/pebbles/training';
import { describe, expect, it } from 'vitest';
import type { Limit } from '../bot.ts';
import { anyWeights } from '../testing/any-weights.ts';
import { ValuePolicy } from '../value/value-policy.ts';
import { halvingSearch } from './halving-search.ts';

const setup = pebbles.checkSetup({ players: 2, options: { heap: 50 } });
const knowledge = training.knowledgeFor(setup);
const policy = new ValuePolicy(anyWeights(knowledge.sight), knowledge);
const start = pebbles.setup(setup, simulationChance('start'));
const legal = pebbles.legalActions(start);
const EFFORT = { candidates: 4, work: 2000, rounds: 3 };

const find = (seed: string, effort = EFFORT, limit?: Limit): ReturnType<typeof halvingSearch> =>
  halvingSearch(policy, effort, { seen: start, legal, random: randomFrom(seed), limit });
const search = (...asked: Parameters<typeof find>): unknown => find(...asked).action;

/** A limit that is over after it was asked so often. */
function after(asks: number): { isOver(): boolean; asked: number } {
  const limit = { asked: 0, isOver: () => ++limit.asked > asks };
  return limit;
}

describe('sequential halving', () => {
  it('gives the same move for the same seed', () => {
    expect(search('same')).toBe(search('same'));
  });

  it('looks at the limit before every playout, and works as much as it was told', () => {
    const asked = [0, 1000, 4000].map((work) => {
      const limit = after(Number.POSITIVE_INFINITY);
      search('x', { ...EFFORT, work }, limit);
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
      const move = search('x', EFFORT, limit);
      expect(legal).toContain(move);
      expect(limit.asked).toBe(asks + 1);
    }
  });

  it('finds the move that playing to the end shows to be best', () => {
    // Who takes all three, or rolls them, wins three to nothing.
    const late = pebbles.clone(start);
    late.heap = 3;
    const moves = pebbles.legalActions(late);
    const effort = { candidates: 4, work: 4000, rounds: 50 };
    const question = { seen: late, legal: moves, random: randomFrom('end'), limit: undefined };
    expect(pebbles.print(halvingSearch(policy, effort, question).action)).toMatch(
      /^(take 3|roll)$/,
    );
  });

  it('says what its playouts came to, if there were any', () => {
    expect(find('x', { ...EFFORT, work: 0 }).outcome).toBeUndefined();
    const { outcome } = find('x');
    expect(outcome!.share).toBeGreaterThan(0);
    expect(outcome!.share).toBeLessThan(1);
    expect(Math.abs(outcome!.margin)).toBeLessThanOrEqual(2);
  });

  it('leaves what it was shown as it was', () => {
    const before = JSON.stringify(start);
    search('x');
    expect(JSON.stringify(start)).toBe(before);
  });
});
