import type { Random } from '@ochre/kernel';
import { bestOf } from '../best-of.ts';
import type { Bot } from '../bot.ts';
import type { ValuePolicy } from './value-policy.ts';

/**
 * Plays by the trained value, one step ahead. With noise it errs as people do: it takes a move for a
 * little better or worse than it is, where the game says that people do.
 */
export const valueBot = <State, Action>(
  policy: ValuePolicy<State, Action>,
  about: string,
  noise = 0,
): Bot<State, Action> => ({
  about,
  choose(seen, legal, random) {
    if (noise === 0 || legal.length === 1 || !policy.knowledge.isMisjudged(legal)) {
      return policy.choose(seen, legal, random);
    }
    const ranked = policy.ranked(seen, legal, random);
    return bestOf(ranked, ({ value }) => value + noise * bell(random)).action;
  },
  shares: (seen) => sharesBy(policy, seen),
});

/** Nearly normal, of variance 1: the sum of three even numbers from -1 to 1. */
function bell(random: Random): number {
  let sum = -3;
  for (let i = 0; i < 3; i++) sum += random.below(1 << 16) / (1 << 15);
  return sum;
}

/** Each seat's share of winning; they add up to 1. */
export function sharesBy<State, Action>(policy: ValuePolicy<State, Action>, seen: State): number[] {
  const { players } = policy.knowledge.setup;
  const shares = Array.from({ length: players }, (_, seat) => policy.share(seen, seat));
  const sum = shares.reduce((total, share) => total + share, 0);
  return players === 1 || sum === 0 ? shares : shares.map((share) => share / sum);
}
