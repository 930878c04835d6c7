import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { clusteredShare, type Stratum } from './clustered-share.ts';
import { wilson } from './interval.ts';
import { covarianceOf, newMoments, observe } from './moments.ts';

function stratumOf(trials: number, won: readonly number[], most = trials): Stratum {
  const moments = newMoments(1);
  for (const one of won) observe(moments, [one]);
  const variance = covarianceOf(moments, 0, 0);
  return { observations: won.length, trials, most, won: moments.sums[0]!, variance };
}

describe('a share', () => {
  it('of single trials is that of Wilson, but for the estimate of the variance', () => {
    const won = Array.from({ length: 400 }, (_, at) => (at < 120 ? 1 : 0));
    const share = clusteredShare([stratumOf(1, won)])!;
    const { from, to } = wilson(0.3, 399);
    expect(share.value).toBeCloseTo(0.3, 12);
    expect(share.from).toBeCloseTo(from!, 12);
    expect(share.to).toBeCloseTo(to!, 12);
  });

  it('of pairs that are always alike counts every pair once', () => {
    const won = Array.from({ length: 400 }, (_, at) => (at < 120 ? 2 : 0));
    expect(clusteredShare([stratumOf(2, won)])).toEqual(
      clusteredShare([
        stratumOf(
          1,
          won.map((one) => one / 2),
        ),
      ]),
    );
  });

  it('of pairs that always even out is known for sure', () => {
    const share = clusteredShare([stratumOf(2, [1, 1, 1, 1])]);
    expect(share).toEqual({ value: 0.5, from: 0.5, to: 0.5 });
  });

  it('of all trials has an interval too, as wide as that of so many single trials', () => {
    const { from, to } = wilson(1, 25);
    const all = new Array<number>(25).fill(4);
    expect(clusteredShare([stratumOf(4, all)])).toEqual({ value: 1, from, to });
  });

  it('of several kinds does not count what is between them', () => {
    // One kind is won nearly always, the other hardly ever: nothing between that is left to chance.
    const often = Array.from({ length: 400 }, (_, at) => (at < 4 ? 1 : 2));
    const seldom = often.map((won) => 2 - won);
    const share = clusteredShare([stratumOf(2, often), stratumOf(2, seldom), stratumOf(2, [])])!;
    expect(share.value).toBe(0.5);
    expect(share.to! - share.from!).toBeLessThan(0.01);
  });

  it('is not known for sure where one kind was won always, so far', () => {
    const even = new Array<number>(10).fill(1);
    const always = new Array<number>(10).fill(2);
    const { value, from, to } = clusteredShare([stratumOf(2, even), stratumOf(2, always)])!;
    expect(value).toBe(0.75);
    expect(to! - from!).toBeGreaterThan(0.08);
    expect(to! - from!).toBeLessThan(0.2);
  });

  it('is not known for sure where all was won that can be: half of four seats, in four games', () => {
    const { value, from, to } = clusteredShare([stratumOf(8, new Array(100).fill(4), 4)])!;
    expect(value).toBe(0.5);
    expect(to! - from!).toBeGreaterThan(0.01);
    expect(to! - from!).toBeLessThan(0.02);
  });

  it('has no interval before every kind was observed twice, and is none without trials', () => {
    const strata = [stratumOf(2, [1, 0, 2]), stratumOf(2, [2])];
    expect(clusteredShare(strata)).toEqual({ value: 0.625, from: null, to: null });
    expect(clusteredShare([stratumOf(2, [])])).toBeUndefined();
  });

  it('lies within its interval 95 times of 100, however much trials depend on each other', () => {
    const random = randomFrom('coverage');
    const isBelow = (share: number): boolean => random.below(1_000_000) < share * 1_000_000;
    for (const alike of [0, 0.6]) {
      let covered = 0;
      const runs = 1_500;
      for (let run = 0; run < runs; run++) {
        const won = Array.from({ length: 60 }, () => {
          const first = isBelow(0.3) ? 1 : 0;
          return first + (isBelow(alike) ? first : isBelow(0.3) ? 1 : 0);
        });
        const { from, to } = clusteredShare([stratumOf(2, won)])!;
        if (from! <= 0.3 && 0.3 <= to!) covered++;
      }
      expect(covered / runs).toBeGreaterThan(0.935);
      expect(covered / runs).toBeLessThan(0.965);
    }
  });
});
