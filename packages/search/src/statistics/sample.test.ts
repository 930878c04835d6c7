import { describe, expect, it } from 'vitest';
import { Z } from './interval.ts';
import { errorOf, estimateOf, meanOf, varianceOf } from './sample.ts';

describe('a sample', () => {
  const sample = [1, 2, 3, 6];

  it('has a mean, a variance and an error of the mean', () => {
    expect(meanOf(sample)).toBe(3);
    expect(varianceOf(sample)).toBeCloseTo(14 / 3, 12);
    expect(errorOf(sample)).toBeCloseTo(Math.sqrt(14 / 12), 12);
  });

  it('says where its mean lies, if there are at least two of it', () => {
    const { value, from, to } = estimateOf(sample);
    expect([value, (to! - from!) / 2]).toEqual([3, expect.closeTo(Z * errorOf(sample), 12)]);
    expect(estimateOf([4])).toEqual({ value: 4, from: null, to: null });
  });
});
