import type { StoneAgeWords } from '../../../words.ts';

/** What is scored, with all expansions and variants. */
export type ScoreLine =
  | keyof StoneAgeWords['scoring']
  | keyof StoneAgeWords['screens']['end']['lines'];

/** What scores are made of, and who has won. */
export interface ScoreWords {
  /** The lines of scoring: with how they are counted, and in as few words as will do. */
  readonly lines: Readonly<Record<ScoreLine, readonly [whole: string, brief: string]>>;
  readonly total: string;
  readonly ifEnded: string;
  readonly hiddenCards: string;
  readonly wins: (who: string, points: number) => string;
  readonly youWin: (points: number) => string;
  readonly share: (who: string, points: number) => string;
  readonly tied: (who: string, points: number) => string;
  /** B10.4 */
  readonly tieBreak: (standings: string, outcome: string) => string;
  readonly higherWins: string;
  readonly stillTied: string;
}
