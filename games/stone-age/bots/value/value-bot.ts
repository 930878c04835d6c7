import type { Random } from '@ochre/kernel';
import type { Bot } from '@ochre/search';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import type { ValuePolicy } from './value-policy.ts';

/**
 * Plays by the trained value, one step ahead. With noise it errs as people do: it takes a move for a
 * little better or worse than it is, where there is a choice of plans. It never errs in feeding.
 */
export const valueBot = (policy: ValuePolicy, about: string, noise = 0): Bot<State, Action> => ({
  about,
  choose: (seen, legal, random) =>
    noise > 0 && legal.length > 1 && isPlan(legal)
      ? misjudging(policy, seen, legal, random, noise)
      : policy.choose(seen, legal, random),
  shares: (seen) => sharesBy(policy, seen),
});

/** Where people are placed, and what is bought with what. */
const isPlan = (legal: readonly Action[]): boolean =>
  legal.some(({ kind }) => kind === 'place' || kind === 'stock') ||
  (legal.some(({ kind }) => kind === 'leave') && !legal.some(({ kind }) => kind === 'use'));

function misjudging(
  policy: ValuePolicy,
  seen: State,
  legal: readonly Action[],
  random: Random,
  noise: number,
): Action {
  const { player } = stoneAge.decision(seen)!;
  let best = legal[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const { action, value } of policy.ranked(seen, legal, player, random)) {
    const taken = value + noise * bell(random);
    if (taken > highest) {
      highest = taken;
      best = action;
    }
  }
  return best;
}

/** Nearly normal, of variance 1: the sum of three even numbers from -1 to 1. */
function bell(random: Random): number {
  let sum = -3;
  for (let i = 0; i < 3; i++) sum += random.below(1 << 16) / (1 << 15);
  return sum;
}

/** Each seat's share of winning; they add up to 1. */
export function sharesBy(policy: ValuePolicy, seen: State): number[] {
  const shares = seen.players.map((_, seat) => policy.share(seen, seat));
  const sum = shares.reduce((total, share) => total + share, 0);
  return seen.players.length === 1 || sum === 0 ? shares : shares.map((share) => share / sum);
}
