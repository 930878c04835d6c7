import type { Grade, Moment } from '@ochre/search/review';
import { describe, expect, it } from 'vitest';
import { keyAfter, keyBefore, keyMomentsOf, worstOf } from './key-moments.ts';
import { isAsGood, judged, type Verdict } from './try-verdict.ts';

const NONE = { shares: [0, 0], points: [0, 0] };

const lost = (at: number, player: number, share: number, grade: Grade = 'mistake'): Moment => {
  const loss = { shares: player === 0 ? [share, -share] : [-share, share], points: [1, -1] };
  return {
    at,
    player,
    move: `made ${at}`,
    after: NONE,
    luck: NONE,
    ways: 1,
    choice: {
      grade,
      seemed: share,
      worth: NONE,
      better: { move: `better ${at}`, worth: NONE, made: NONE, loss, error: 0.02 },
    },
  };
};

const fell = (at: number, player: number, share: number): Moment => ({
  at,
  player,
  move: 'roll',
  after: NONE,
  luck: { shares: [share, -share], points: [0, 0] },
  ways: 6,
});

const moments = [
  lost(0, 0, 0.1),
  fell(1, 0, 0.2),
  lost(2, 1, 0.3, 'blunder'),
  fell(3, 1, 0.3),
  fell(4, 0, 0.001),
  lost(5, 0, 0.2),
];
const owner = ({ player }: Moment): number => player;

describe('Key moments', () => {
  it('are in the order of the game, of all seats or of one', () => {
    const all = keyMomentsOf(moments, { whose: undefined, owner });
    expect(all.map(({ kind, moment, seat }) => [kind, moment.at, seat])).toEqual([
      ['loss', 0, 0],
      ['luck', 1, 0],
      ['loss', 2, 1],
      ['luck', 3, 1],
      ['loss', 5, 0],
    ]);
    expect(all[3]).toMatchObject({ share: -0.3 });
    const own = keyMomentsOf(moments, { whose: 0, owner });
    expect(own.map(({ kind, moment, share }) => [kind, moment.at, share])).toEqual([
      ['loss', 0, -0.1],
      ['luck', 1, 0.2],
      ['luck', 3, 0.3],
      ['loss', 5, -0.2],
    ]);
  });

  it('lead from one to the next', () => {
    const keys = keyMomentsOf(moments, { whose: 0, owner });
    expect([keyAfter(keys, 0), keyAfter(keys, 2), keyAfter(keys, 6)]).toEqual([1, 4, undefined]);
    expect([keyBefore(keys, 1), keyBefore(keys, 6)]).toEqual([undefined, 4]);
  });

  it('make exercises of what cost most, the worst first', () => {
    expect(worstOf(moments, 0).map(({ at }) => at)).toEqual([5, 0]);
    expect(worstOf(moments, undefined).map(({ at }) => at)).toEqual([2, 5, 0]);
  });
});

describe('A move that is tried', () => {
  const [moment] = moments as [Moment];
  const verdictOn = (tried: string, answer?: { lost: number; error: number }): Verdict[] => {
    const told: Verdict[] = [];
    judged(
      (_, heard) => {
        if (answer === undefined) heard({ kind: 'problem', message: 'broken' });
        else {
          const { lost: share, error } = answer;
          const loss = { shares: [share, -share], points: [0, 0] };
          heard({ kind: 'tried', compared: { worths: [NONE, NONE], loss, error } });
        }
        return () => {};
      },
      { game: 'pebbles' } as never,
      moment,
      tried,
      (verdict) => told.push(verdict),
    );
    return told;
  };

  it('is known where the review looked at it', () => {
    expect(verdictOn('better 0')).toEqual([{ kind: 'judged', lost: 0, error: 0 }]);
    expect(verdictOn('made 0')).toEqual([{ kind: 'judged', lost: 0.1, error: 0.02 }]);
  });

  it('is as good as the best where nobody can tell them apart', () => {
    const [close] = verdictOn('other', { lost: 0.02, error: 0.03 });
    const [worse] = verdictOn('other', { lost: 0.08, error: 0.03 });
    const [more] = verdictOn('other', { lost: -0.04, error: 0.01 });
    expect([close, worse, more].map((one) => isAsGood(one!))).toEqual([true, false, true]);
  });

  it('says so where it cannot be judged', () => {
    expect(verdictOn('other')).toEqual([{ kind: 'problem' }]);
    expect(isAsGood({ kind: 'problem' })).toBe(false);
  });
});
