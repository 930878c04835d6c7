import type { Grade } from '@ochre/search/review';

/** What is said about a game that is over: what was luck, and what was lost. */
export interface ReviewWords {
  readonly judgedBy: (judge: string, version: string) => string;
  readonly chances: string;
  readonly points: string;
  /** The lines of the ledger. */
  readonly lines: {
    readonly fair: string;
    readonly startLuck: string;
    readonly luck: string;
    readonly given: string;
    readonly lost: string;
    readonly rest: string;
    readonly result: string;
    readonly adjusted: string;
  };
  readonly uncertain: string;
  readonly costMost: string;
  readonly nothingLost: string;
  readonly luckiest: string;
  readonly unluckiest: string;
  readonly noLuck: string;
  readonly move: (number: number, name: string) => string;
  readonly made: string;
  readonly better: string;
  readonly grades: Readonly<Record<Grade, string>>;
  /** What it cost, in shares and points. */
  readonly cost: (share: string, points: string) => string;
  readonly gained: (name: string, share: string) => string;
  /** Over several games. */
  readonly career: (games: number) => string;
  readonly asPlayed: string;
  readonly withoutLuck: string;
}
