import type { Counted } from '@ochre/words';
import type { PlaceState } from '../land-place.ts';

/** What is said at a table that is played. */
export interface PlayWords {
  /** What a place is now, read aloud. */
  readonly states: Readonly<Record<Exclude<PlaceState, 'plain'>, string>>;
  readonly payable: Readonly<Record<'now' | 'best', string>>;
  /** Why a place is closed: all of it, to one, to further tribes, or with the village. */
  readonly full: string;
  readonly taken: string;
  readonly onlyTribes: Counted;
  readonly villageUsed: (used: number, places: number) => string;
  readonly youAreHere: string;
  readonly tapAPlace: string;
  readonly tapWhereTheyStand: string;
  readonly redeem: string;
  readonly atHome: Counted;
  readonly wholeValley: string;
  readonly closer: string;
  /** What a digit does. */
  readonly howMany: string;
}
