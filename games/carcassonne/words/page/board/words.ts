import type { Counted } from '@ochre/words';

/** What is said on and around the land. */
export interface BoardWords {
  readonly land: string;
  readonly turn: Counted;
  readonly tilesLeft: Counted;
  /** The steps of a turn. */
  readonly steps: Readonly<Record<'lay' | 'claim' | 'score', string>>;
  readonly turnOrder: string;
  readonly untilTheEnd: string;
  /** After the number of tiles. */
  readonly tiles: (count: number) => string;

  readonly toLand: string;
  readonly toDecision: string;
  readonly nearer: string;
  readonly farther: string;
  readonly wholeLand: string;

  readonly overview: string;
  readonly points: string;
  /** Of a row of points. */
  readonly atThisMoment: string;

  /** Followers in the supply. */
  readonly atHand: (count: number) => string;
  readonly ifEnded: (score: number) => string;
  readonly ifEndedShort: (score: number) => string;
  readonly player: (name: string, about: string, points: string, ifEnded: string) => string;
  readonly playerAtEnd: (name: string, about: string, points: string) => string;
  readonly onTheLand: string;
  readonly holding: (followers: string, points: string) => string;

  readonly toMove: (name: string) => string;
  readonly won: (names: string, count: number) => string;
}
