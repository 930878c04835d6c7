import type { Counted } from '../counted.ts';

/** What page and terminal say of somebody's game of a day. */
export interface DailyTerms {
  /** The game of that day, against bots or alone. */
  readonly game: Readonly<Record<'bots' | 'solo', (title: string, day: string) => string>>;
  readonly place: (place: number, of: number) => string;
  readonly points: Counted;
  /** Of who played alone. */
  readonly won: string;
  readonly lost: string;
}

export interface DailyEnd {
  readonly points: number;
  readonly place: number;
  readonly of: number;
  readonly hasWon: boolean;
}

/** "2nd of 4, 148 points"; who played alone has won or lost. */
export function sayDailyEnd({ points, place, of, hasWon }: DailyEnd, terms: DailyTerms): string {
  const how = of > 1 ? terms.place(place, of) : hasWon ? terms.won : terms.lost;
  return `${how}, ${terms.points(points).replace('-', '−')}`;
}

export interface SharedDaily {
  readonly title: string;
  readonly way: 'bots' | 'solo';
  readonly day: string;
  readonly squares: string;
  /** How it ended, in words. */
  readonly end: string;
}

/** What somebody sends to others: one line, the same in page and terminal. */
export const dailyLine = (
  { title, way, day, squares, end }: SharedDaily,
  { game }: DailyTerms,
): string => `Ochre · ${game[way](title, day)} ${squares} ${end}`;
