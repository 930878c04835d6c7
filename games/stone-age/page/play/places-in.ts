import { type PlaceName, stoneAge } from '@ochre/stone-age/rules';

/** The place a move is about, if it is about one. */
export function placeOf(move: string | undefined): PlaceName | undefined {
  if (move === undefined) return undefined;
  const action = stoneAge.parse(move);
  return 'place' in action ? action.place : undefined;
}

/** Where something can be done now. */
export const placesIn = (legal: readonly string[]): ReadonlySet<PlaceName> =>
  // Every move that is about a place names it second; reading hundreds of payments would take long.
  new Set(legal.filter(isAboutAPlace).map((move) => move.split(' ', 2)[1] as PlaceName));

const ABOUT_PLACES = ['place', 'use', 'leave', 'buy', 'build'];
const isAboutAPlace = (move: string): boolean => ABOUT_PLACES.includes(move.split(' ', 1)[0]!);

/** How many people a previewed move would place. */
export function peopleIn(move: string | undefined): number {
  if (move === undefined) return 0;
  const action = stoneAge.parse(move);
  return action.kind === 'place' ? action.people : 0;
}
