import type { Counted } from '@ochre/words';
import type { PlaceState } from '../land-place.ts';

/** What is said at a table that is played. */
export interface PlayWords {
  /** What a place is now, read aloud. */
  readonly states: Readonly<Record<Exclude<PlaceState, 'plain'>, string>>;
  readonly payable: Readonly<Record<'now' | 'best', string>>;
  readonly full: string;
  readonly youAreHere: string;
  readonly tapAPlace: string;
  readonly tapWhereTheyStand: string;
  readonly redeem: string;
  readonly atHome: Counted;
  readonly wholeValley: string;
  readonly closer: string;
}
