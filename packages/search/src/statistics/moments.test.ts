import { expect, it } from 'vitest';
import { covarianceOf, newMoments, observe } from './moments.ts';

const LENGTHS = [1, 2, 3, 4, 5];
const WEIGHTS = [2, 4, 5, 4, 5];

it('give the variance and the covariance of a sample', () => {
  const moments = newMoments(2);
  LENGTHS.forEach((length, at) => {
    observe(moments, [length, WEIGHTS[at]!]);
  });
  // By hand: (4+1+0+1+4)/4, (4+0+1+0+1)/4 and (4+0+0+0+2)/4.
  expect(covarianceOf(moments, 0, 0)).toBeCloseTo(2.5, 12);
  expect(covarianceOf(moments, 1, 1)).toBeCloseTo(1.5, 12);
  expect(covarianceOf(moments, 0, 1)).toBeCloseTo(1.5, 12);
  expect(covarianceOf(moments, 1, 0)).toBeCloseTo(1.5, 12);
});

it('say nothing after a single observation', () => {
  const moments = newMoments(1);
  observe(moments, [7]);
  expect(covarianceOf(moments, 0, 0)).toBeUndefined();
});
