import { describe, expect, it } from 'vitest';
import { around, wilson } from './interval.ts';

describe("Wilson's interval", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ])('%i of %i', (won, trials, from, to) => {
    const interval = wilson(won / trials, trials);
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });

  it('of a share that is known for sure is a point', () => {
    expect(wilson(0.5, Number.POSITIVE_INFINITY)).toEqual({ value: 0.5, from: 0.5, to: 0.5 });
  });
});

it('a mean lies within 1.96 standard errors', () => {
  const { from, to } = around(10, 2);
  expect(from).toBeCloseTo(6.08, 3);
  expect(to).toBeCloseTo(13.92, 3);
  expect(around(10, undefined)).toEqual({ value: 10, from: null, to: null });
});
