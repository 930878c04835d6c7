import type { PlaceName, Snapshot } from '@ochre/stone-age';
import type { PlaceState } from './place.ts';

/** What a place, a card or a stack says of itself now. */
export interface Mark {
  readonly state: PlaceState;
  /** Why it is closed, in a word or two. */
  readonly note?: string | undefined;
  /** Whether it can be paid now, and whether it is the best of those. */
  readonly payable?: 'now' | 'best' | undefined;
  /** How many of the viewer's people would go there. */
  readonly ghosts?: number | undefined;
}
export type Marks = (place: string) => Mark;

/** What a tap on a place does. */
export type OnPlace = (place: PlaceName) => void;

const VILLAGE = ['toolmaker', 'hut', 'field'];

/** The elder darkens where he stands, whatever else may be said of that place. */
export const withElder =
  (marks: Marks, { solo }: Snapshot): Marks =>
  (place) => {
    if (solo === undefined) return marks(place);
    const isThere = solo.elder === 'village' ? VILLAGE.includes(place) : solo.elder === place;
    return isThere ? { ...marks(place), state: 'elder' } : marks(place);
  };
