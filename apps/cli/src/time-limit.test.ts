import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

let now = 0;
beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

it('is over when its time has passed', () => {
  const limit = timeLimit(300);
  expect(limit.isOver()).toBe(false);
  now += 299;
  expect(limit.isOver()).toBe(false);
  now += 1;
  expect(limit.isOver()).toBe(true);
});
