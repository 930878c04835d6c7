import type { Building, Scored, SegmentKind, Side, Whose } from '../../rules/index.ts';

/** Where a segment is on its tile. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

/** What can be closed. */
type Closable = Exclude<Scored, 'farm'>;
type Phrase = (what: string) => string;

/** Moves as one says them at the table, and what they bring; without a full stop. */
export interface MoveWords {
  /** Features by who holds them, as what something is done to. */
  readonly features: Readonly<Record<Whose, Readonly<Record<Closable, string>>>>;
  readonly closes: Phrase;
  /** Two or more become one. */
  readonly joins: Phrase;
  readonly extends: Readonly<Record<'city' | 'road', Phrase>>;
  readonly besides: Readonly<Record<'yours' | 'theirs', Readonly<Record<Building, string>>>>;
  /** Where nothing but fields goes on. */
  readonly lays: Readonly<Record<'tile' | Building, string>>;
  readonly steps: Readonly<Record<Side, (squares: number) => string>>;
  readonly fromTheStart: Phrase;
  /** How the tile is turned: where its city, or its road, is. */
  readonly facing: (what: string, sides: string) => string;

  readonly claims: Readonly<Record<SegmentKind | Building | 'none', string>>;
  /** One of several such segments of the tile. */
  readonly inThe: Readonly<Record<Compass, string>>;
  /** A field, where another lies in the same direction. */
  readonly byTheCity: string;

  /** What of somebody's can never be completed any more. */
  readonly shutsOff: Readonly<Record<Closable, (name: string) => string>>;

  readonly worth: {
    readonly complete: (points: string) => string;
    readonly open: (now: number, complete: number) => string;
    readonly farm: (points: string) => string;
    /** Complete and without a follower. */
    readonly free: Phrase;
    /** What others get, and what they get as well. */
    readonly theirs: Phrase;
    readonly shared: Phrase;
  };
}
