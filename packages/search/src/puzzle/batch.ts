import { hash32, mix32 } from '@ochre/kernel';
import type { Puzzle } from './puzzle.ts';

/** The version of the file format. */
export const BATCH_FORMAT = 1;

/**
 * Puzzles that came out together, as a file holds them: the easiest first, by the level that fails. Once it has come
 * out, a batch does not change any more.
 */
export interface Batch {
  readonly format: typeof BATCH_FORMAT;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  /** The first day on which one of them can be the puzzle of the day, as `2026-11-17`. */
  readonly from: string;
  readonly puzzles: readonly Puzzle[];
}

/** Where a game keeps its puzzles: the files of its batches, the oldest first, loaded when they are asked for. */
export interface PuzzleShelf {
  readonly files: readonly (() => Promise<{ readonly default: unknown }>)[];
}

/**
 * The puzzle of a day, the same for everybody: the newest batch of that day in an order of its own, then the older ones
 * the same way, then all over again. A batch that comes out later changes no day before it.
 */
export function puzzleOfDay(batches: readonly Batch[], day: string): Puzzle | undefined {
  const out = batches.filter(({ from }) => from <= day);
  const newest = out.at(-1);
  if (newest === undefined) return undefined;
  const all = out.slice().reverse().flatMap(shuffled);
  return all[(numberOf(day) - numberOf(newest.from)) % all.length];
}

/** The same order for everybody, whatever the levels. */
function shuffled({ puzzles, from }: Batch): Puzzle[] {
  const keys = puzzles.map((puzzle, at) => ({ puzzle, key: mix32(hash32(from, at)) >>> 0, at }));
  keys.sort((one, other) => one.key - other.key || one.at - other.at);
  return keys.map(({ puzzle }) => puzzle);
}

const DAYS_PER_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Days are counted without a clock: of the calendar, from the year 0 on. */
function numberOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const past = month > 2 ? year : year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return year * 365 + leaps + DAYS_PER_MONTH[month - 1]! + date;
}
