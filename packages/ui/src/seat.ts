import type { ReactNode } from 'react';
import type { Tribe } from './art/symbols/people.tsx';

/** Who sits where. A game knows players by number alone. */
export interface Seat {
  readonly name: string;
  readonly tribe: Tribe;
  /** A word about who that is: you, a friend, a bot of some level. */
  readonly about: string;
  /** Instead of that word, where there is more to say: away, or the time that is left. */
  readonly note?: ReactNode;
}

/** What a list by seat has for one of them. */
export function ofSeat<Thing>(bySeat: readonly Thing[], seat: number): Thing {
  const found = bySeat[seat];
  if (found === undefined) throw new Error(`page: there is no seat ${seat}`);
  return found;
}
