import { BUILDING_SPACES, type Good, PLACES } from '@ochre/stone-age/rules';
import { type Course, placeOf } from '../course.ts';
import type { Spot } from '../step.ts';

/** Where dice lie that were rolled for it. */
export function diceSpot(course: Course, what: string): Spot {
  const place = placeOf(course, what);
  return place === undefined ? { at: 'fire' } : { at: 'before', place };
}

export function spotOf(course: Course, what: string): Spot | undefined {
  const place = placeOf(course, what);
  return place && { at: 'place', place };
}

/** P2.1, P2.2: in the one-player game, places give of what is on the board, and all food is there. */
export function heapOf({ view }: Course, good: Good, from: string) {
  if (view.solo === undefined || good === 'jewelry') return undefined;
  const isFromBoard = good === 'food' || PLACES.some((place) => place === from);
  return isFromBoard ? ({ at: 'heap', good } as const) : undefined;
}

export const foodGoes = ({ view }: Course): Spot =>
  view.solo === undefined ? { at: 'fire' } : { at: 'heap', good: 'food' };

/** P3.3: but for buildings, the elder takes what is paid. */
export function payee(course: Course, what: string): Spot {
  const { elder = '' } = course.view.solo ?? {};
  const isBuilding = BUILDING_SPACES.some((place) => place === what);
  if (elder !== '' && !isBuilding) return { at: 'elder', area: elder };
  return spotOf(course, what) ?? { at: 'fire' };
}
