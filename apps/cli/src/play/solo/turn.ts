/** What happened in this turn of the one-player game that its end depends on. */
export interface TurnSoFar {
  /** P6.1 */
  readonly cardBought: boolean;
  /** P3.4 */
  readonly elderMoved: boolean;
}
