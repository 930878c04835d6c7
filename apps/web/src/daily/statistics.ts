import type { Day } from '@ochre/protocol/vocabulary';
import { FULL_CREDIT } from '@ochre/search/puzzle';
import type { Credits } from '../puzzles/own-puzzles.ts';
import type { OwnDailies } from './own-dailies.ts';
import { streakOf } from './streak.ts';

/** So many of the last ones are shown. */
const LATELY = 14;

/** What a day came to: points, or the credit of a puzzle. */
export interface DayScore {
  readonly day: Day;
  readonly score: number;
  readonly hasWon: boolean;
}

/** Of the days that were played to the end. */
export interface DailyStatistics {
  readonly played: number;
  readonly victories: number;
  readonly best: number;
  readonly streak: number;
  /** The last ones, the oldest first. */
  readonly lately: readonly DayScore[];
}

export const statisticsOfGames = (dailies: OwnDailies, today: Day): DailyStatistics =>
  statisticsOf(
    Object.entries(dailies).flatMap(([day, { result }]) =>
      result === undefined ? [] : [{ day, score: result.points, hasWon: result.hasWon }],
    ),
    today,
  );

/** A puzzle is won by one of its best moves. */
export const statisticsOfPuzzles = (credits: Credits, today: Day): DailyStatistics =>
  statisticsOf(
    Object.entries(credits).map(([day, score]) => ({ day, score, hasWon: score === FULL_CREDIT })),
    today,
  );

function statisticsOf(scores: readonly DayScore[], today: Day): DailyStatistics {
  const inOrder = [...scores].sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    played: scores.length,
    victories: scores.filter(({ hasWon }) => hasWon).length,
    best: Math.max(...scores.map(({ score }) => score)),
    streak: streakOf(Object.fromEntries(scores.map((one) => [one.day, one])), today),
    lately: inOrder.slice(-LATELY),
  };
}
