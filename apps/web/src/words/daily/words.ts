import type { DailyWay } from '@ochre/protocol/vocabulary';
import type { Counted, DailyTerms } from '@ochre/words';

type Square = 'good' | 'fair' | 'poor';

/** How many somebody came to the end of, and how many went as well as can be. */
interface OwnCounted {
  readonly played: Counted;
  readonly victories: Counted;
  readonly wonWith: (points: string) => string;
}

/** What is said of the games of the day, and of one's own. */
export interface DailyWords extends DailyTerms {
  /** Against how many bots. */
  readonly bots: Counted;
  readonly about: string;
  readonly begun: string;
  readonly givenUp: string;
  /** There is no server: the games are those of the date alone. */
  readonly offline: string;
  /** Of one that was played so. */
  readonly fromDate: string;
  /** Of a link to somebody else's. */
  readonly notYours: string;
  /** A day as the language writes it. */
  readonly date: (day: string) => string;
  readonly title: (day: string) => string;
  /** The first try counts, which ended so. */
  readonly firstCounts: (end: string) => string;
  /** The same where the first try has not ended. */
  readonly firstUnfinished: string;
  /** What each square says, and what all of them stand for. */
  readonly squares: Readonly<Record<DailyWay, Readonly<Record<Square, string>>>>;
  readonly meaning: Readonly<Record<DailyWay, string>>;

  readonly own: {
    readonly title: string;
    readonly none: string;
    /** Games are played and won, puzzles tried and solved. */
    readonly counted: Readonly<Record<'games' | 'puzzles', OwnCounted>>;
    readonly best: (best: string) => string;
    /** What the bars are. */
    readonly lately: string;
  };
}
