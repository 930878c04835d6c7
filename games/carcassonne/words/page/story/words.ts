import type { Counted, Doing } from '@ochre/words';
import type { Scored } from '../../../rules/index.ts';

/** The rules that a refused move may be told by. */
export const CITABLE_RULES = [
  'C2.2',
  'C3.1',
  'C3.2',
  'C4.1',
  'C4.2',
  'C6.1',
  'C6.6',
  'K4',
  'K5',
] as const;
export type CitableRule = (typeof CITABLE_RULES)[number];

/** What is told of a game while it is played and replayed. */
export interface StoryPart {
  /** Which tile: what it shows. */
  readonly drew: Doing<[tile: string]>;
  readonly laid: Doing;
  readonly removed: Doing;
  readonly scored: Doing<[points: string, what: string]>;
  /** What is complete, by how many tiles it has; buildings have no number. */
  readonly complete: Readonly<Record<Exclude<Scored, 'farm'>, Counted>>;
  /** What the end counts: by tiles, a building by how many lie around it, a farm by its cities. */
  readonly unfinished: Readonly<Record<Scored, Counted>>;
  /** C6.6 */
  readonly farmersAroundACity: string;
  readonly returned: Doing<[followers: string]>;
  readonly wonAgainst: Doing<[opponent: string]>;
  readonly wonAgainstYou: Doing;
  readonly wonAgainstOneself: Doing;
  readonly wins: (who: string, points: number) => string;
  readonly youWin: (points: number) => string;
  readonly share: (who: string, points: number) => string;
  readonly fromTurn: Counted;
  /** Which turn it is, and how many tiles are left. */
  readonly moment: (turn: string, left: string) => string;
  readonly lay: {
    /** What a tile shows, and on how many squares it fits. */
    readonly fits: (about: string, squares: number) => string;
    readonly fitsAloud: (asked: string, about: string, squares: number) => string;
  };
  readonly claimAloud: (asked: string, segments: number) => string;
  readonly refused: Readonly<Record<CitableRule, string>>;
}
