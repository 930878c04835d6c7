import { describe, expect, it } from 'vitest';
import { LostTime } from './lost-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = 1_800_000_000_000;

describe('a day ago', () => {
  it('is a day ago while nothing was lost', () => {
    expect(new LostTime().ago(DAY, NOON)).toBe(NOON - DAY);
  });

  it('is as long ago as before when the clock is put forward, so no table is forsaken by it', () => {
    const lost = new LostTime();
    lost.add({ slept: 0, jumped: DAY }, NOON + DAY);
    expect(lost.ago(DAY, NOON + DAY)).toBe(NOON - DAY);
    lost.add({ slept: 0, jumped: -DAY }, NOON);
    expect(lost.ago(DAY, NOON)).toBeLessThanOrEqual(NOON - DAY);
  });

  it('does not count the hours in which the machine slept, and forgets them after another day', () => {
    const lost = new LostTime();
    lost.add({ slept: 2 * HOUR, jumped: 0 }, NOON);
    lost.add({ slept: 0, jumped: 8 * HOUR }, NOON);
    expect(lost.ago(DAY, NOON + HOUR)).toBe(NOON + HOUR - DAY - 10 * HOUR);
    expect(lost.ago(DAY, NOON + DAY)).toBe(NOON);
  });
});
