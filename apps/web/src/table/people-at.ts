import type { SeatPlan } from '@ochre/match';

/** The seats that are planned for people. */
export const peopleAt = (seats: readonly SeatPlan[]): readonly number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
