import type { Counted } from '@ochre/words';

/** What only the terminal says of Carcassonne. */
export interface TerminalWords {
  readonly howToPlay: readonly string[];
  /** What the shrine adds to it. */
  readonly shrineRules: readonly string[];
  readonly howToType: string;
  readonly legend: string;
  /** Options that are not the usual ones: "Farmers: no farmers." */
  readonly option: (name: string, value: string) => string;

  readonly asked: {
    readonly lay: (tile: string) => string;
    /** Where a square was chosen and the tile fits in several turns. */
    readonly turn: (square: string) => string;
    readonly claim: string;
  };
  readonly worth: {
    readonly none: string;
    /** How many followers stay in the supply. */
    readonly keeps: Counted;
  };

  readonly heading: (turn: number, left: number) => string;
  readonly inHand: (tile: string) => string;
  readonly justLaid: (tile: string) => string;
  readonly heads: Readonly<Record<'score' | 'end' | 'followers', string>>;
  /** Squares by number, with what they would complete. */
  readonly completes: (what: string) => string;
  /** Squares to choose from that the map has no room for. */
  readonly outOfSight: (squares: string) => string;

  /** Line by line. */
  readonly plain: {
    readonly tile: (tile: string, about: string) => string;
    readonly player: (name: string, score: string, end: string, followers: string) => string;
    readonly followers: Counted;
    readonly atEnd: Counted;
    readonly lies: (square: string, tile: string, turn: number) => string;
  };
  /** Something that somebody is in. */
  readonly held: {
    readonly at: (what: string, squares: string) => string;
    readonly openSides: Counted;
    readonly openSquares: Counted;
    readonly cities: Counted;
    readonly now: (points: string) => string;
    readonly complete: (points: string) => string;
  };

  readonly commands: {
    readonly farms: string;
    readonly left: string;
    readonly map: string;
    readonly tile: string;
  };
  readonly noFarmers: string;
  readonly noFarms: string;
  readonly faceDown: Counted;
  readonly putAside: (tiles: string) => string;
  readonly whichTile: string;
  readonly noTile: (typed: string) => string;
  readonly ofThese: (count: number, left: number) => string;

  readonly ifEnded: string;
  readonly scored: string;
  readonly stillOut: string;
  readonly total: string;
  readonly over: string;
  readonly wins: (who: string, points: string) => string;
  readonly youWin: (points: string) => string;
  readonly share: (who: string, points: string) => string;

  /** Why a game ended, and what it is called where it has not. */
  readonly endings: Readonly<Record<'tiles' | '', string>>;
  readonly newlySeen: string;
}
