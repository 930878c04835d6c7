import type { Counted } from '@ochre/words';

/** What is said when a game is over, and when one is told again. */
export interface ResultWords {
  readonly menu: string;
  readonly noneOfThese: (word: string, last: number) => string;
  readonly secretAbout: string;
  readonly secret: string;
  readonly commitment: string;
  readonly lineToShare: string;

  readonly players: Counted;
  readonly moves: Counted;
  readonly player: (seat: number) => string;
  /** Who plays alone. */
  readonly thePlayer: string;
  readonly finalScores: string;
  readonly scoresNow: string;
  /** Of one player. */
  readonly finalScore: string;
  readonly scoreNow: string;
  readonly score: string;
  readonly wins: string;
  readonly sharesVictory: string;
  readonly grade: (grade: string) => string;
}
