import { ofSeat } from '@ochre/kernel';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { Seat } from '@ochre/ui/seat.ts';

/** The people on a place as a row of figures, player by player. */
export const crowd = (counts: readonly number[], seats: readonly Seat[]): Tribe[] =>
  counts.flatMap((count, player) => upTo(count).map(() => ofSeat(seats, player).tribe));
