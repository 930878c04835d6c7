import type { ReactNode } from 'react';
import type { Tribe } from './art/symbols/people.tsx';

/** Who sits where. A game knows players by number alone. */
export interface Seat {
  readonly name: string;
  readonly tribe: Tribe;
  /** A word about who that is: you, a friend, a bot of some level. */
  readonly about: string;
  /** Whether a bot plays there, from the beginning or for somebody who left. */
  readonly isBot?: boolean;
  /** Instead of that word, where there is more to say: away, or the time that is left. */
  readonly note?: ReactNode;
}
