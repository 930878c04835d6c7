import type { PlaceName } from '@ochre/stone-age/rules';
import { movesOf } from './moves.ts';

export interface PeopleOption {
  readonly people: number;
  readonly move: string;
}

/** A place where people may go, and how many, fewest first. */
export interface PlaceOption {
  readonly place: PlaceName;
  readonly counts: readonly PeopleOption[];
}

export function placeOptions(legal: readonly string[]): PlaceOption[] {
  const places = new Map<PlaceName, PeopleOption[]>();
  for (const { text, action } of movesOf('place', legal)) {
    const counts = places.get(action.place) ?? [];
    places.set(action.place, [...counts, { people: action.people, move: text }]);
  }
  return [...places].map(([place, counts]) => ({
    place,
    counts: counts.sort((one, other) => one.people - other.people),
  }));
}
