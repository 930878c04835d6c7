import type { PuzzleKind } from '@ochre/search/puzzle';
import type { Counted } from '@ochre/words';

/** What is said about puzzles. */
export interface PuzzleWords {
  readonly puzzles: Counted;
  /** Above the list: how one of them is solved. */
  readonly toSolve: (command: string) => string;
  readonly none: string;
  readonly number: string;
  readonly level: string;
  readonly table: string;
  readonly known: string;
  readonly kinds: Readonly<Record<PuzzleKind, string>>;

  /** Above the board. */
  readonly puzzle: (number: number, of: number) => string;
  readonly ofDay: (day: string) => string;
  readonly task: string;
  readonly fails: (level: string) => string;
  readonly noUndo: string;

  /** Below the answer. */
  readonly credit: (credit: number, full: number) => string;
  readonly right: string;
  readonly lost: (share: string) => string;
  /** What loses much is not counted to the end. */
  readonly lostAtLeast: (share: string) => string;
  readonly best: string;
  readonly asGood: Counted;
  readonly yours: string;
  readonly tempting: (level: string) => string;
  /** What a move comes to: the chance, and the points of whoever decides and of all others. */
  readonly prospect: (share: string, own: string, others: string) => string;
  readonly sure: Readonly<Record<PuzzleKind, string>>;
}
