import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimit, withNotice } from './time-limit.ts';

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

it('may tell once that it lasts long, and is over when the other is', () => {
  const onLong = vi.fn();
  const limit = withNotice(timeLimit(1_000), 300, onLong);
  now += 200;
  expect(limit.isOver()).toBe(false);
  expect(onLong).not.toHaveBeenCalled();
  for (const later of [100, 100]) {
    now += later;
    expect(limit.isOver()).toBe(false);
    expect(onLong).toHaveBeenCalledTimes(1);
  }
  now += 600;
  expect(limit.isOver()).toBe(true);
});
