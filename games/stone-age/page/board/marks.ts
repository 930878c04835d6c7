import { type PlaceName, placesInArea, type Snapshot } from '@ochre/stone-age/rules';
import type { PlaceState } from '../../words/land-place.ts';

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

/** The elder darkens where he stands, whatever else may be said of that place. */
export function withElder(marks: Marks, { solo }: Snapshot): Marks {
  if (solo === undefined || solo.elder === '') return marks;
  const closed: readonly string[] = placesInArea(solo.elder);
  return (place) => (closed.includes(place) ? { ...marks(place), state: 'elder' } : marks(place));
}
