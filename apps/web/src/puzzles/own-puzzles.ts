import { SQUARES } from '@ochre/host';
import { FULL_CREDIT } from '@ochre/search/puzzle';
import type { Keep } from '@ochre/ui/settings/settings-store.ts';

/** What the first try was worth, by puzzle or by day: only that one counts. */
export type Credits = Readonly<Record<string, number>>;

/** Puzzles from the list, and those of the days: whoever meets one twice has two first tries. */
export type PuzzleWay = 'list' | 'daily';

const nameOf = (game: string, way: PuzzleWay): string =>
  way === 'list' ? `ochre puzzles ${game}` : `ochre daily puzzles ${game}`;

/** What is no list of credits is none. */
export function creditsIn(keep: Keep, game: string, way: PuzzleWay): Credits {
  try {
    const kept: unknown = JSON.parse(keep.getItem(nameOf(game, way)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, credit]) => isCredit(credit)));
  } catch {
    return {};
  }
}

const isCredit = (credit: unknown): boolean =>
  Number.isInteger(credit) && Number(credit) >= 0 && Number(credit) <= FULL_CREDIT;

/** Keeps the first try, and gives back what it was worth. */
export function firstTry(
  keep: Keep,
  { game, way, name }: { readonly game: string; readonly way: PuzzleWay; readonly name: string },
  credit: number,
): number {
  const before = creditsIn(keep, game, way);
  const first = before[name];
  if (first !== undefined) return first;
  try {
    keep.setItem(nameOf(game, way), JSON.stringify({ ...before, [name]: credit }));
  } catch {
    // A browser that stores nothing: there will be no statistics.
  }
  return credit;
}

export const meanOf = (credits: readonly number[]): number =>
  Math.round(credits.reduce((sum, credit) => sum + credit, 0) / Math.max(1, credits.length));

const COUNT = 5;

/** A result as a line of squares: green for what was earned, yellow for a part, white for the rest. */
export function squaresOf(credit: number): string {
  const each = FULL_CREDIT / COUNT;
  return Array.from({ length: COUNT }, (_, at) => {
    const part = (credit - at * each) / each;
    return part >= 1 ? SQUARES.good : part > 0 ? SQUARES.fair : SQUARES.poor;
  }).join('');
}
