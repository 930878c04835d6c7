import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { type ClockView, isLow, isShown, leftOf, sayTime } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const game: ClockView = {
  plan: { kind: 'game', time: 15 * MINUTE, increment: 0 },
  left: [10 * MINUTE, 15 * MINUTE],
  running: { seat: 0, since: 1000 },
};
const turn = (time: number): ClockView => ({
  plan: { kind: 'turn', time },
  left: [time, time],
  running: { seat: 1, since: 0 },
});

describe('The time a seat has left', () => {
  it('runs for one seat and stands for the others', () => {
    expect(leftOf(game, 0, 61_000)).toBe(9 * MINUTE);
    expect(leftOf(game, 1, 61_000)).toBe(15 * MINUTE);
  });

  it('never runs below zero, nor backwards when clocks differ', () => {
    expect(leftOf(game, 0, 1000 + HOUR)).toBe(0);
    expect(leftOf(game, 0, 0)).toBe(10 * MINUTE);
  });

  it('is shown where it means something', () => {
    expect([0, 1].map((seat) => isShown(game, seat))).toEqual([true, true]);
    expect([0, 1].map((seat) => isShown(turn(MINUTE), seat))).toEqual([false, true]);
  });

  it.each([
    [game, 91_000, false],
    [game, 90_000, true],
    [turn(30_000), 10_000, true],
    [turn(DAY), 2 * HOUR, false],
    [turn(DAY), HOUR, true],
  ])('is low at a tenth, within reason', (clock, left, isSo) => {
    expect(isLow(clock, left)).toBe(isSo);
  });

  it.each([
    [15 * MINUTE, '15:00'],
    [14 * MINUTE + 58_200, '14:59'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [DAY - 1000, '23:59:59'],
    [3 * DAY + HOUR, '3 days'],
  ])('%i ms are read as %s', (left, text) => {
    expect(sayTime(left, ALL_WORDS.en)).toBe(text);
  });
});
