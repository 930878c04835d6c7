import { describe, expect, it } from 'vitest';
import { leastLost, meanYield, waysBySum } from './odds.ts';

describe('the chances of dice', () => {
  it('count every roll', () => {
    expect(waysBySum(1)).toEqual([0, 1, 1, 1, 1, 1, 1]);
    expect(waysBySum(2)[7]).toBe(6);
    expect(waysBySum(10).reduce((sum, ways) => sum + ways)).toBe(6 ** 10);
  });

  it('give the mean yield, rounded down roll by roll (B4.4)', () => {
    expect(meanYield(1, 2)).toBe(1.5);
    expect(meanYield(1, 6)).toBeCloseTo(1 / 6);
    expect(meanYield(3, 3)).toBeCloseTo(3.167, 3);
  });
});

it('loses least with dice that are alike (P5.5)', () => {
  expect(leastLost(1)).toEqual({ mean: 0, alike: 0 });
  const { mean, alike } = leastLost(2);
  expect(alike).toBeCloseTo(1 / 6, 9);
  // The lower of two dice, where they differ: 70 points in 36 rolls.
  expect(mean).toBeCloseTo(70 / 36, 9);
  expect(leastLost(3).alike).toBeCloseTo(1 - (5 / 6) * (4 / 6), 9);
});
