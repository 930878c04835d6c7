import type { OfferWords } from '../../offer/words.ts';

/** What is said of Carcassonne before it is played. */
export interface FrontPart extends OfferWords {
  readonly motto: string;
  /** What the game is called without a module. */
  readonly base: string;
  /** What is the same for everybody in the game of a day. */
  readonly daily: string;
  /** How far a game is. */
  readonly where: (turn: number) => string;
}
