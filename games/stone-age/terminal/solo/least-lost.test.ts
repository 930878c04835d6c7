import { expect, it } from 'vitest';
import { leastLost } from './least-lost.ts';

it('loses least with dice that are alike (P5.5)', () => {
  expect(leastLost(1)).toEqual({ mean: 0, alike: 0 });
  const { mean, alike } = leastLost(2);
  expect(alike).toBeCloseTo(1 / 6, 9);
  // The lower of two dice, where they differ: 70 points in 36 rolls.
  expect(mean).toBeCloseTo(70 / 36, 9);
  expect(leastLost(3).alike).toBeCloseTo(1 - (5 / 6) * (4 / 6), 9);
});
