import { describe, expect, it } from 'vitest';
import { meanYield, waysBySum } from './odds.ts';

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
