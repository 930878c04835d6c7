import { describe, expect, it } from 'vitest';
import { isClearlyWorse } from './clearly-worse.ts';

const times = (count: number, behind: number): number[] => new Array(count).fill(behind);

describe('a move that is clearly worse', () => {
  it('was behind in several playouts by much more than chance explains', () => {
    expect(isClearlyWorse([0.3, 0.32, 0.31])).toBe(true);
    expect(isClearlyWorse([0.9, -0.2, 0.25])).toBe(false);
    expect(isClearlyWorse([0.3, 0.32])).toBe(false);
    expect(isClearlyWorse([])).toBe(false);
  });

  it('is not one that was ahead', () => {
    expect(isClearlyWorse(times(100, -0.3))).toBe(false);
    expect(isClearlyWorse(times(100, 0))).toBe(false);
  });

  it('may still be saved by what is rare, the less so the more was seen', () => {
    expect(isClearlyWorse(times(3, 0.05))).toBe(false);
    expect(isClearlyWorse(times(5, 0.05))).toBe(true);
  });
});
