import { describe, expect, it } from 'vitest';
import { eloOf } from './elo.ts';
import { Z } from './interval.ts';
import { type LineUp, membersOf, mixedLineUps } from './line-ups.ts';
import { type Moments, newMoments, observe } from './moments.ts';
import { PARTS_OF_A_VICTORY } from './shared-victory.ts';

/** What the members of a line-up have won, seed by seed. */
function tallyOf(lineUp: LineUp, seeds: readonly (readonly number[])[]): { wins: Moments } {
  const size = membersOf(lineUp).length;
  const wins = newMoments(size);
  for (const won of seeds)
    observe(
      wins,
      won.map((one) => one * PARTS_OF_A_VICTORY),
    );
  return { wins };
}

const repeated = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);
const PAIR = [[0, 1]];

describe('Elo', () => {
  it('is 400 points for ten times the strength', () => {
    // 10 to 1; the added game is one of 110001.
    const seeds = [...repeated(45_000, [2, 0]), ...repeated(10_000, [1, 1])];
    const [strong, weak] = eloOf(2, PAIR, [tallyOf(PAIR[0]!, seeds)], undefined);
    expect(strong!.value - weak!.value).toBeCloseTo(400, 1);
    expect(strong!.value).toBeCloseTo(200, 1);
  });

  it('of two has the error of the share, by the delta method', () => {
    const seeds = [...repeated(500, [2, 0]), ...repeated(300, [1, 1]), ...repeated(200, [0, 2])];
    const [strong, weak] = eloOf(2, PAIR, [tallyOf(PAIR[0]!, seeds)], 1);
    const share = 0.65;
    const variance = (500 * 0.35 ** 2 + 300 * 0.15 ** 2 + 200 * 0.65 ** 2) / 999 / 1000;
    const error = (400 / Math.LN10) * (Math.sqrt(variance) / (share * (1 - share)));
    expect(strong!.value).toBeCloseTo((400 / Math.LN10) * Math.log(share / (1 - share)), 0);
    expect(strong!.to! - strong!.value).toBeCloseTo(Z * error, 0);
    expect(weak).toEqual({ value: 0, from: 0, to: 0 });
  });

  it('is known for sure where rotations even everything out', () => {
    const [one] = eloOf(2, PAIR, [tallyOf(PAIR[0]!, repeated(50, [1, 1]))], undefined);
    for (const end of [one!.value, one!.from!, one!.to!]) expect(end).toBeCloseTo(0, 6);
  });

  it('of a bot that never wins is low, not infinite, and uncertain', () => {
    const [strong, weak] = eloOf(2, PAIR, [tallyOf(PAIR[0]!, repeated(1200, [2, 0]))], 0);
    expect(strong!.value).toBe(0);
    expect(weak!.value).toBeLessThan(-1000);
    expect(weak!.to! - weak!.value).toBeGreaterThan(200);
  });

  it('at a table of four does not take three for one', () => {
    const lineUp = [0, 1, 1, 1];
    const seeds = [...repeated(100, [1, 3]), ...repeated(50, [0, 4]), ...repeated(50, [2, 2])];
    const [one, others] = eloOf(2, [lineUp], [tallyOf(lineUp, seeds)], undefined);
    expect(one!.value).toBeCloseTo(0, 6);
    expect(others!.value).toBeCloseTo(0, 6);
    expect(one!.to).toBeGreaterThan(0);
  });

  it('has no interval before every line-up has played two seeds', () => {
    const lineUps = mixedLineUps(3, 2);
    const seeds = [
      [
        [2, 0],
        [1, 1],
      ],
      [[2, 0]],
      [],
    ];
    const tallies = lineUps.map((lineUp, at) => tallyOf(lineUp, seeds[at]!));
    for (const { value, from, to } of eloOf(3, lineUps, tallies, undefined)) {
      expect(Number.isFinite(value)).toBe(true);
      expect([from, to]).toEqual([null, null]);
    }
  });
});
