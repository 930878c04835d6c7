/** What decisions are called, the best first. */
export type GradeName = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** The lines of a ledger. */
export type LedgerLine =
  | 'fair'
  | 'startLuck'
  | 'luck'
  | 'given'
  | 'lost'
  | 'rest'
  | 'result'
  | 'adjusted';

/** What every shell says of a game that is over: what was luck, and what was lost. */
export interface ReviewTerms {
  readonly judgedBy: (judge: string, version: string) => string;
  readonly chances: string;
  readonly points: string;
  readonly lines: Readonly<Record<LedgerLine, string>>;
  readonly uncertain: string;
  readonly nothingLost: string;
  readonly better: string;
  readonly grades: Readonly<Record<GradeName, string>>;
  readonly gained: (name: string, share: string) => string;
  /** Was it luck? In one sentence, to the reader or about somebody by name. */
  readonly inShort: {
    readonly points: (number: string) => string;
    readonly gave: (amount: string, name: string | undefined) => string;
    readonly took: (amount: string, name: string | undefined) => string;
    readonly even: (name: string | undefined) => string;
    readonly mistakes: (count: number, amount: string, name: string | undefined) => string;
    readonly noMistakes: (name: string | undefined) => string;
  };
}
