import type { Snapshot } from '@ochre/stone-age';
import type { PlaceState } from './place.ts';

/** What each place says of itself now. */
export type PlaceStates = (place: string) => PlaceState;

const VILLAGE = ['toolmaker', 'hut', 'field'];

/** The elder darkens where he stands, whatever else may be said of that place. */
export const withElder =
  (states: PlaceStates, { solo }: Snapshot): PlaceStates =>
  (place) => {
    if (solo === undefined) return states(place);
    const isThere = solo.elder === 'village' ? VILLAGE.includes(place) : solo.elder === place;
    return isThere ? 'elder' : states(place);
  };
