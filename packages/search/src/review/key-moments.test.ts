import { describe, expect, it } from 'vitest';
import type { Grade } from './grades.ts';
import { keyMomentsOf, worstOf } from './key-moments.ts';
import type { Moment } from './moment.ts';

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

  it('make exercises of what cost most, the worst first', () => {
    expect(worstOf(moments, 0).map(({ at }) => at)).toEqual([5, 0]);
    expect(worstOf(moments, undefined).map(({ at }) => at)).toEqual([2, 5, 0]);
  });
});
