import type { Counted } from '@ochre/words';

/** What is added to a question, since a terminal shows no picture beside it. */
export interface AskedWords {
  /** What fell, its sum and what it is divided by. */
  readonly rolled: (dice: string, sum: number, good: string, divisor: number) => string;
  /** S4.2 */
  readonly hunt: Counted;

  /** Of the one-player game. */
  readonly solo: {
    /** P1.6 */
    readonly addFood: string;
    readonly remove: (good: string, points: string) => string;
    readonly elderBegins: string;
    readonly elderMoves: string;
    /** P4.4 */
    readonly unused: (points: string) => string;
    readonly canTake: Counted;
    /** P5.3 */
    readonly slide: string;
    /** P5.5 */
    readonly roll: string;
    readonly pick: string;
    /** P5.6 */
    readonly draw: string;
    /** P6.2 */
    readonly feed: (need: number, payable: string, have: string) => string;
    readonly tokens: string;
    /** P6.3, by what the elder takes. */
    readonly unfed: string;
    readonly offerFood: string;
    readonly offerVillage: string;
    readonly offerMaterial: (one: string) => string;
  };
}
