/** What is said of Carcassonne before it is played. */
export interface FrontPart {
  readonly motto: string;
  /** What the game is called without a module. */
  readonly base: string;
}
