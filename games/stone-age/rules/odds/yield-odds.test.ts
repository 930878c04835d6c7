import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast } from './odds.ts';
import { everyRoll, mean, subsets, total } from './testing/brute-force.ts';
import { SEED, seedNumber } from './testing/seeds.ts';
import { toolsNeeded, yieldOdds } from './yield-odds.ts';

const toolLists = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });

describe('what a roll brings with tools (B4.5)', () => {
  it.each([
    [1, 6, [2, 1]],
    [3, 3, [2, 1]],
    [3, 4, [1, 1, 1]],
    [4, 5, [2, 2, 1, 4]],
    [5, 2, [4, 4, 4, 2, 3]],
  ])('%i dice ÷%i with %j: the best of all sets of tools, roll by roll', (dice, divisor, tools) => {
    const odds = yieldOdds(dice, divisor, tools);
    const rolls = everyRoll(dice);
    const bestOf = (sum: number): number =>
      Math.max(...subsets(tools).map((set) => Math.floor((sum + total(set)) / divisor)));
    expect(odds.withTools.mean).toBeCloseTo(mean(rolls.map(bestOf)), 12);
    expect(odds.withoutTools.mean).toBeCloseTo(
      mean(rolls.map((sum) => Math.floor(sum / divisor))),
      12,
    );
    for (let goods = 0; goods < odds.withTools.chances.length; goods++) {
      const reached = rolls.map((sum) => (bestOf(sum) >= goods ? 1 : 0));
      expect(atLeast(odds.withTools, goods)).toBeCloseTo(mean(reached), 12);
    }
  });

  it.each([
    [2, 3, [2, 1]],
    [3, 4, [2, 2, 1]],
    [3, 6, [1, 1, 1, 4]],
  ])('%i dice ÷%i with %j: the lowest tools for so many goods', (dice, divisor, tools) => {
    const odds = yieldOdds(dice, divisor, tools);
    const rolls = everyRoll(dice);
    const sums = [...new Set(subsets(tools).map(total))].sort((one, other) => one - other);
    expect(odds.steps.map(({ added }) => added)).toEqual(sums);
    for (let goods = 1; goods < odds.withTools.chances.length; goods++) {
      const lowest = rolls.map((roll) =>
        sums.find((added) => Math.floor((roll + added) / divisor) >= goods),
      );
      for (const { tools: needed, chance } of toolsNeeded(odds, goods)) {
        const share = mean(lowest.map((added) => (added === total(needed) ? 1 : 0)));
        expect(chance).toBeCloseTo(share, 12);
      }
      const reached = toolsNeeded(odds, goods).map(({ chance }) => chance);
      expect(total(reached)).toBeCloseTo(atLeast(odds.withTools, goods), 12);
    }
  });

  it('names as few tools as add a sum', () => {
    const { steps } = yieldOdds(2, 3, [1, 1, 2]);
    expect(steps.map(({ tools }) => tools)).toEqual([[], [1], [2], [1, 2], [1, 1, 2]]);
  });

  it(`brings no less with more tools or more dice, and never more than a limit, seed ${SEED}`, () => {
    const questions = fc.record({
      dice: fc.integer({ min: 0, max: 9 }),
      divisor: fc.integer({ min: 2, max: 6 }),
      tools: toolLists,
      more: fc.integer({ min: 0, max: 4 }),
      most: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(questions, ({ dice, divisor, tools, more, most }) => {
        const { withTools, withoutTools, steps } = yieldOdds(dice, divisor, tools, most);
        expect(withTools.chances.length).toBeLessThanOrEqual(most + 1);
        for (const { odds } of steps) {
          expect(Math.abs(total(odds.chances) - 1)).toBeLessThan(1e-12);
        }
        steps.forEach(({ odds }, at) => {
          const before = steps[at - 1]?.odds ?? odds;
          expect(odds.mean).toBeGreaterThanOrEqual(before.mean - 1e-12);
        });
        const richer = yieldOdds(dice, divisor, [...tools, more], most).withTools;
        const larger = yieldOdds(dice + 1, divisor, tools, most).withTools;
        for (let goods = 0; goods <= most; goods++) {
          const chance = atLeast(withTools, goods);
          expect(chance).toBeGreaterThanOrEqual(atLeast(withoutTools, goods) - 1e-12);
          expect(atLeast(richer, goods)).toBeGreaterThanOrEqual(chance - 1e-12);
          expect(atLeast(larger, goods)).toBeGreaterThanOrEqual(chance - 1e-12);
        }
      }),
      { seed: seedNumber, numRuns: 200 },
    );
  });

  it.each([
    [11, 3, [], 'dice: 11 is not a whole number from 0 to 10.'],
    [1.5, 3, [], 'dice: 1.5 is not a whole number from 0 to 10.'],
    [2, 0, [], 'divisor: 0 is not a whole number from 1 to 60.'],
    [2, 3, [2, -1], 'tools: -1 is not a whole number from 0 to 60.'],
  ])('says what is wrong with %d dice ÷%d and tools %j', (dice, divisor, tools, message) => {
    expect(() => yieldOdds(dice, divisor, tools)).toThrow(message);
  });
});
