import type { Moment } from '@ochre/search/review';
import { describe, expect, it } from 'vitest';
import { isAsGood, judged, type Verdict } from './try-verdict.ts';

const NONE = { shares: [0, 0], points: [0, 0] };

const moment: Moment = {
  at: 0,
  player: 0,
  move: 'made',
  after: NONE,
  luck: NONE,
  ways: 1,
  choice: {
    grade: 'mistake',
    seemed: 0.1,
    worth: NONE,
    better: {
      move: 'better',
      worth: NONE,
      made: NONE,
      loss: { shares: [0.1, -0.1], points: [1, -1] },
      error: 0.02,
    },
  },
};

describe('A move that is tried', () => {
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
    expect(verdictOn('better')).toEqual([{ kind: 'judged', lost: 0, error: 0 }]);
    expect(verdictOn('made')).toEqual([{ kind: 'judged', lost: 0.1, error: 0.02 }]);
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
