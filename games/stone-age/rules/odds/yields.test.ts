import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DICE } from './dice-sums.ts';
import { atLeast, limitedTo } from './odds.ts';
import { chancesOf, everyRoll, mean, total } from './testing/brute-force.ts';
import { SEED, seedNumber } from './testing/seeds.ts';
import { meanYield, yieldOf } from './yields.ts';

const goodsOfEveryRoll = (dice: number, divisor: number, added: number): number[] =>
  everyRoll(dice).map((sum) => Math.floor((sum + added) / divisor));

const rolls = {
  dice: fc.integer({ min: 0, max: MOST_DICE }),
  divisor: fc.integer({ min: 1, max: 9 }),
  added: fc.integer({ min: 0, max: 40 }),
};

describe('what dice bring (B4.4)', () => {
  it.each([0, 1, 2, 3, 4, 5])('is what every roll of %i dice brings', (dice) => {
    for (const divisor of [1, 2, 3, 4, 5, 6, 8]) {
      for (const added of [0, 1, 2, 5, 12, 21, 33]) {
        const goods = goodsOfEveryRoll(dice, divisor, added);
        const odds = yieldOf(dice, divisor, added);
        const expected = chancesOf(goods);
        expect(odds.chances.length).toBe(expected.length);
        odds.chances.forEach((chance, count) => {
          expect(chance).toBeCloseTo(expected[count]!, 12);
        });
        expect(odds.mean).toBeCloseTo(mean(goods), 12);
        expect(meanYield(dice, divisor, added)).toBe(odds.mean);
      }
    }
  });

  it('rounds down roll by roll: three people bring 3.17 wood, not 3.5', () => {
    expect(meanYield(3, 3)).toBeCloseTo(3.1667, 4);
    expect(meanYield(1, 6)).toBeCloseTo(1 / 6, 12);
    expect(meanYield(1, 2)).toBe(1.5);
  });

  it(`has chances that add up to 1, seed ${SEED}`, () => {
    fc.assert(
      fc.property(fc.record(rolls), ({ dice, divisor, added }) => {
        const odds = yieldOf(dice, divisor, added);
        expect(Math.abs(total(odds.chances) - 1)).toBeLessThan(1e-12);
        expect(odds.chances.every((chance) => chance >= 0)).toBe(true);
      }),
      { seed: seedNumber, numRuns: 300 },
    );
  });

  it(`never becomes less likely with a die or a tool more, seed ${SEED}`, () => {
    fc.assert(
      fc.property(
        fc.record({ ...rolls, dice: fc.integer({ min: 0, max: MOST_DICE - 1 }) }),
        fc.integer({ min: 0, max: 30 }),
        ({ dice, divisor, added }, count) => {
          const chance = atLeast(yieldOf(dice, divisor, added), count);
          expect(atLeast(yieldOf(dice + 1, divisor, added), count)).toBeGreaterThanOrEqual(
            chance - 1e-12,
          );
          expect(atLeast(yieldOf(dice, divisor, added + 1), count)).toBeGreaterThanOrEqual(
            chance - 1e-12,
          );
        },
      ),
      { seed: seedNumber, numRuns: 300 },
    );
  });

  it('P2.3: counts what is beyond a limit as the limit', () => {
    for (const most of [0, 1, 3, 6, 20]) {
      const goods = goodsOfEveryRoll(4, 3, 2).map((count) => Math.min(most, count));
      const { chances, mean: average } = limitedTo(yieldOf(4, 3, 2), most);
      expect(chances.map((chance) => chance.toFixed(12))).toEqual(
        chancesOf(goods).map((chance) => chance.toFixed(12)),
      );
      expect(average).toBeCloseTo(mean(goods), 12);
    }
  });
});
