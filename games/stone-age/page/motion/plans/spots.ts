import { BUILDING_SPACES, type Good, PLACES } from '@ochre/stone-age/rules';
import { placeOf, type Staging } from '../staging.ts';
import type { Spot } from '../step.ts';

export function spotOf(staging: Staging, what: string): Spot | undefined {
  const place = placeOf(staging, what);
  return place && { at: 'place', place };
}

/** P2.1, P2.2: in the one-player game, places give of what is on the board, and all food is there. */
export function heapOf({ view }: Staging, good: Good, from: string) {
  if (view.solo === undefined || good === 'jewelry') return undefined;
  const isFromBoard = good === 'food' || PLACES.some((place) => place === from);
  return isFromBoard ? ({ at: 'heap', good } as const) : undefined;
}

export const foodGoes = ({ view }: Staging): Spot =>
  view.solo === undefined ? { at: 'fire' } : { at: 'heap', good: 'food' };

/** P3.3: but for buildings, the elder takes what is paid. */
export function payee(staging: Staging, what: string): Spot {
  const { elder = '' } = staging.view.solo ?? {};
  const isBuilding = BUILDING_SPACES.some((place) => place === what);
  if (elder !== '' && !isBuilding) return { at: 'elder', area: elder };
  return spotOf(staging, what) ?? { at: 'fire' };
}
