import { describe, expect, it } from 'vitest';
import { MOST_DICE, SUM_CHANCES, WAYS } from './dice-sums.ts';
import { everyRoll, total } from './testing/brute-force.ts';

describe('the sums of dice', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('are counted as every roll of %i dice is', (dice) => {
    const ways = new Array<number>(6 * dice + 1).fill(0);
    for (const sum of everyRoll(dice)) ways[sum]!++;
    expect(WAYS[dice]).toEqual(ways);
  });

  it('are 6ⁿ rolls and a chance of 1 in all, up to the dice of all people', () => {
    for (let dice = 0; dice <= MOST_DICE; dice++) {
      expect(total(WAYS[dice]!)).toBe(6 ** dice);
      expect(Math.abs(total(SUM_CHANCES[dice]!) - 1)).toBeLessThan(1e-12);
    }
  });
});
