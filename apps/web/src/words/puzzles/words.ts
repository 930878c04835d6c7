import type { Counted } from '@ochre/words';

/** What is said of puzzles. */
export interface PuzzleWords {
  readonly name: string;
  readonly about: string;
  readonly whichGame: string;
  readonly daily: string;
  readonly task: string;
  /** Which level fails it. */
  readonly beats: (level: string) => string;
  readonly tried: (tried: number, of: number) => string;
  readonly mean: (credit: number) => string;
  readonly credit: (credit: number) => string;
  /** The chance of the best move, and of the one that tempts most. */
  readonly why: (best: string, tempting: string, share: string) => string;
  readonly known: Readonly<Record<'exact' | 'rolled', string>>;
  readonly firstCounts: (credit: number) => string;
  readonly next: string;
  readonly share: string;
  readonly shared: (game: string, day: string) => string;
  readonly streak: Counted;
  readonly none: string;
}
