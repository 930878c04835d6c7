import { expect, it } from 'vitest';
import { SUM, wholeInput, wholeWeights } from './whole.ts';

it('rounds inputs to the nearest of its steps, above and below 0', () => {
  const steps = [0, 1, -1, 0.5, 2.5 / 4096, -2.4 / 4096, 1e-30].map(wholeInput);
  expect(steps).toEqual([0, 4096, -4096, 2048, 3, -2, 0]);
});

it('counts in numbers whose products are what its sums count in', () => {
  const { rows, biases } = wholeWeights(Float32Array.of(0.25, -1.5, 3, -4), 1, 2);
  expect([...rows].map((weight) => weight * wholeInput(1) * SUM)).toEqual([0.25, -1.5]);
  expect([...biases].map((bias) => bias * SUM)).toEqual([3, -4]);
});
