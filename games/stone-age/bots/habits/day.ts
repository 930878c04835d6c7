import { hash32 } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age/rules';

/** What kind of day a player has: it lasts for a whole game, and the same game makes the same day. */
export interface Day {
  /** From -1, a good one, to 1. */
  readonly mood: number;
  /** An even number from 0 to 1 for each thing that may happen on it. */
  lot(about: string): number;
}

/** Of the player who decides: by the tiles that lay open when the game began, and the seat. */
export function dayOf(seen: State): Day {
  const seat = stoneAge.decision(seen)?.player ?? 0;
  const beginning = seen.stacks.map(([first]) => first).join();
  const lot = (about: string): number => (hash32(`${beginning} ${about}`, seat) >>> 0) / 2 ** 32;
  return { mood: 2 * lot('mood') - 1, lot };
}
