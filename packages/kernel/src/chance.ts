import { hash32 } from './random.ts';

/** What something is drawn for: a place, a card, the deck. Named in official draws, hashed in fast ones. */
export interface Purpose {
  readonly name: string;
  readonly hash: number;
}

export const purpose = (name: string): Purpose => ({ name, hash: hash32(name, 0) });

/**
 * Chance is keyed, not a stream: the same choice in the same game gets the same dice, whatever
 * happened in between. So nobody can fish for a better roll, and a daily game is fair. A game must
 * not use one key twice.
 */
export interface Chance {
  /**
   * `count` faces from 1 to 6, by what is rolled for, in which round, by whom and with how many
   * dice. `fallen`, the number of dice that fell in this game before, matters to scripted dice only.
   */
  dice(what: Purpose, round: number, player: number, count: number, fallen: number): number[];
  /** A whole number from 0 to `limit - 1`, for what is drawn once, at the setup. */
  below(limit: number, what: Purpose): number;
}

/** Fisher and Yates; each limit occurs once, so (purpose, limit) is a key of its own. */
export function shuffled<T>(items: readonly T[], below: (limit: number) => number): T[] {
  const result = items.slice();
  for (let left = result.length; left > 1; left--) {
    const at = below(left);
    const last = result[left - 1]!;
    result[left - 1] = result[at]!;
    result[at] = last;
  }
  return result;
}
