import { describe, expect, it } from 'vitest';
import { Allowance, perHour } from './allowance.ts';

describe('an allowance', () => {
  it('gives a burst, then only as much as time brings', () => {
    const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
    expect([0, 0, 0, 0].map((now) => allowance.take(now))).toEqual([true, true, true, false]);
    expect(allowance.take(400)).toBe(false);
    expect(allowance.take(500)).toBe(true);
    expect(allowance.take(500)).toBe(false);
  });

  it('never saves up more than the burst', () => {
    const allowance = new Allowance({ burst: 1, perSecond: 100 }, 0);
    expect(allowance.take(60_000)).toBe(true);
    expect(allowance.take(60_000)).toBe(false);
  });

  it('has again what was given back, and never more than the burst', () => {
    const allowance = new Allowance({ burst: 1, perSecond: 0 }, 0);
    expect(allowance.take(0)).toBe(true);
    allowance.giveBack();
    allowance.giveBack();
    expect([0, 0].map((now) => allowance.take(now))).toEqual([true, false]);
  });

  it('gives nothing for a clock that is set back', () => {
    const allowance = new Allowance(perHour(1), 1_000_000);
    expect(allowance.take(1_000_000)).toBe(true);
    expect(allowance.take(0)).toBe(false);
    expect(allowance.isFull(0)).toBe(false);
  });
});
