import type { SeatView, TableView } from '@ochre/match';
import { isFree } from '../screens/lobby/beginning.ts';
import { nextSeat } from './own-place.ts';

/** Who is ready for another game and who is not yet, by their seats in the one that is over. */
export interface Readiness {
  readonly ready: readonly number[];
  readonly missing: readonly number[];
}

/** Whoever sits at the next table is ready; bots always are. */
export function readinessOf(seats: readonly SeatView[], next: TableView): Readiness {
  const people = seats.flatMap(({ name, left }, seat) =>
    name !== undefined && left === undefined ? [seat] : [],
  );
  const isMissing = (seat: number): boolean => {
    const there = next.seats[nextSeat(seat, seats.length)];
    return there !== undefined && isFree(there);
  };
  return {
    ready: people.filter((seat) => !isMissing(seat)),
    missing: people.filter(isMissing),
  };
}

/** Who asked first begins, as soon as all are there. */
export const isToBegin = ({ stage, isHost, you, seats }: TableView): boolean =>
  stage === 'gathering' && isHost && you !== undefined && !seats.some(isFree);
