import type { TableState } from './table-state.ts';

/**
 * How many moves are left when a seat takes its last move back without asking; undefined where it may
 * not. Against bots alone there is nobody who could mind what they did since, except that it must not
 * be a way to peek.
 */
export function movesTakenBackTo({ course, seats }: TableState, seat: number): number | undefined {
  if (course === undefined) return undefined;
  if (course.takesBack === seat) return course.moves - 1;
  if (seats.people.some((other) => other !== seat) || course.takesBack !== undefined) {
    return undefined;
  }
  const moves = course.beforeLastMoveOf(seat);
  return moves !== undefined && course.nothingRevealedSince(moves) ? moves : undefined;
}
