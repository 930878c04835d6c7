import type { Figures, ReviewTerms } from '@ochre/words';

/** What is said when a game is looked into: a review, a move that is tried, a hint. */
export interface ReviewWords extends ReviewTerms {
  readonly figures: Figures;
  /** While it is worked at. */
  readonly working: (done: number, of: number) => string;
  readonly stop: string;
  readonly closer: string;
  readonly unjudged: string;
  readonly failed: string;
  readonly keyBack: string;
  readonly keyOn: string;
  readonly keys: string;
  readonly chance: (share: string) => string;
  /** The chance of a better move, and that of the one that was made. */
  readonly instead: (better: string, made: string) => string;
  readonly fromTo: (before: string, after: string) => string;
  readonly notYet: string;
  readonly noChoice: string;
  readonly atStart: string;
  readonly cost: (share: string, points: string) => string;
  /** The same where it cost no points. */
  readonly costChance: (share: string) => string;
  readonly luckOf: (name: string, share: string) => string;
  readonly show: string;
  readonly asPlayed: string;
  readonly keyMoments: string;
  readonly ledger: string;
  readonly inChances: string;
  readonly measure: string;

  readonly again: {
    readonly name: string;
    readonly title: string;
    readonly about: (share: string) => string;
    /** Of somebody else's move. */
    readonly aboutOf: (name: string, share: string) => string;
    readonly number: (number: number, of: number) => string;
    readonly judging: string;
    readonly found: string;
    readonly asGood: string;
    readonly lost: (share: string) => string;
    /** What loses much is not counted to the end. */
    readonly lostAtLeast: (share: string) => string;
    readonly lessThanThen: (share: string) => string;
    readonly once: string;
    readonly next: string;
    readonly toReview: string;
    readonly failed: string;
  };

  readonly hint: {
    readonly name: string;
    readonly title: string;
    readonly thinking: string;
    readonly none: string;
    readonly mine: (points: string) => string;
    readonly takes: (points: string, name: string) => string;
    /** Whose chances it takes, and how much of them. */
    readonly costs: (name: string, share: string) => string;
    readonly about: string;
  };
}
