import { describe, expect, it } from 'vitest';
import type { OwnDaily } from './own-dailies.ts';
import { statisticsOfGames, statisticsOfPuzzles } from './statistics.ts';
import { streakOf } from './streak.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}`;
const ended = (points: number, hasWon: boolean): OwnDaily => ({
  table: 't',
  isAtServer: true,
  result: { points, place: hasWon ? 1 : 2, of: 4, hasWon },
});

describe('statistics of one’s own days', () => {
  it('count what was played to the end', () => {
    const all = {
      [day(17)]: ended(120, true),
      [day(15)]: ended(150, false),
      [day(16)]: ended(90, true),
      [day(18)]: { table: 'u', isAtServer: false },
      [day(10)]: { table: 'v', isAtServer: true, isGivenUp: true as const },
    };
    expect(statisticsOfGames(all, day(18))).toEqual({
      played: 3,
      victories: 2,
      best: 150,
      streak: 3,
      lately: [
        { day: day(15), score: 150, hasWon: false },
        { day: day(16), score: 90, hasWon: true },
        { day: day(17), score: 120, hasWon: true },
      ],
    });
  });

  it('show the last fourteen', () => {
    const all = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [day(at + 1), ended(at, false)]),
    );
    const { lately, played } = statisticsOfGames(all, day(20));
    expect([played, lately.length, lately[0]!.day]).toEqual([20, 14, day(7)]);
  });

  it('have puzzles won by a best move', () => {
    const puzzles = { [day(16)]: 100, [day(17)]: 99 };
    expect(statisticsOfPuzzles(puzzles, day(17))).toMatchObject({ victories: 1, best: 100 });
  });
});

it('a streak goes up to today, or to the day before where today’s waits', () => {
  const days = { '2026-02-27': 1, '2026-02-28': 2, '2026-03-01': 3, '2026-03-03': 4 };
  expect(streakOf(days, '2026-03-01')).toBe(3);
  expect(streakOf(days, '2026-03-02')).toBe(3);
  expect(streakOf(days, '2026-03-03')).toBe(1);
  expect(streakOf(days, '2026-04-01')).toBe(0);
});
