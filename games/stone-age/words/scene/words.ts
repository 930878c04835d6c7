import type { Counted, Doing } from '@ochre/words';

/** What is said while moves are played on the board, and in short of what others did. */
export interface SceneWords {
  /** Dice that still fall. */
  readonly throws: Doing<[dice: number]>;
  /** What tools add to the dice. */
  readonly addedByTools: Counted;
  readonly nothingComes: string;
  readonly skip: string;
  readonly yourPlaces: string;
  /** Of a place that is at its turn: its dice lie there. */
  readonly rolled: string;
  readonly chooseTools: string;
  readonly chooseDie: string;
  /** Of a place whose turn comes. */
  readonly toCome: string;
  readonly leftUnused: string;
  readonly sinceYourTurn: string;
  readonly close: string;
  /** In short. */
  readonly short: {
    readonly placed: (people: string, to: string) => string;
    readonly tools: (tools: string) => string;
    readonly card: (name: string) => string;
    readonly unseenCard: string;
    readonly building: string;
    readonly agriculture: Counted;
    readonly merchant: Counted;
    readonly person: string;
    readonly hungry: string;
  };
}
