import type { Counted } from '@ochre/words';
import type { Standing } from '../../words.ts';

/** What keys do on the land. */
export type LandDeed =
  | 'squares'
  | 'claims'
  | 'nobody'
  | 'turn'
  | 'turnBack'
  | 'first'
  | 'last'
  | 'nearer'
  | 'farther'
  | 'whole'
  | 'farms'
  | 'tiles'
  | 'lastMoves'
  | 'clear';

/** What is asked of who must decide, and what can be done. */
export interface PlayWords {
  readonly asked: Readonly<Record<'lay' | 'claim', string>>;
  readonly waiting: (name: string) => string;

  /** On how many squares the tile fits as it lies, and on how many more when turned. */
  readonly fits: (here: number, turned: number) => string;
  readonly squares: Counted;
  readonly square: (x: number, y: number) => string;
  /** Of a tile that is looked at: how often it is turned. */
  readonly turned: (quarters: number) => string;
  readonly closes: (feature: string, points: string) => string;
  readonly grows: (feature: string, now: number, closed: number) => string;
  readonly nextSquare: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly chooseSquare: string;
  readonly layHere: string;

  /** What keys do. */
  readonly keys: Readonly<Record<LandDeed, string>>;

  /** A follower by what it would stand on. */
  readonly roles: Readonly<Record<Standing, string>>;
  readonly place: Readonly<Record<Standing, string>>;
  readonly nobody: string;
  readonly placeNobody: string;
  readonly chooseClaim: string;
  /** Read aloud: what is chosen, and which of how many it is. */
  readonly pick: (what: string, at: number, of: number) => string;
  readonly worth: {
    readonly closes: string;
    /** What it is worth as it is. */
    readonly now: (points: number) => string;
    /** If it is closed with so many tiles more. */
    readonly withMore: Counted;
    readonly cities: (closed: number) => string;
    readonly stays: string;
  };
}
