import type { PlaceName } from '@ochre/stone-age/rules';
import { actionOf, movesIn } from '../decisions/options/moves.ts';

/** The place a move is about, if it is about one. */
export function placeOf(move: string | undefined): PlaceName | undefined {
  const action = actionOf(move);
  return action !== undefined && 'place' in action ? action.place : undefined;
}

/** Where something can be done now. */
export const placesIn = (legal: readonly string[]): ReadonlySet<PlaceName> =>
  new Set(movesIn(legal).flatMap(({ action }) => ('place' in action ? action.place : [])));

/** How many people a previewed move would place. */
export function peopleIn(move: string | undefined): number {
  const action = actionOf(move);
  return action?.kind === 'place' ? action.people : 0;
}
