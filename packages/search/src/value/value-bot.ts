import type { Bot } from '../bot.ts';
import type { ValuePolicy } from './value-policy.ts';

/** Plays by the trained value, one step ahead. */
export const valueBot = <State, Action>(
  policy: ValuePolicy<State, Action>,
  about: string,
): Bot<State, Action> => ({
  about,
  choose: (seen, legal, random) => policy.choose(seen, legal, random),
  shares: (seen) => sharesBy(policy, seen),
});

/** Each seat's share of winning; they add up to 1. */
export function sharesBy<State, Action>(policy: ValuePolicy<State, Action>, seen: State): number[] {
  const { players } = policy.knowledge.setup;
  const shares = Array.from({ length: players }, (_, seat) => policy.share(seen, seat));
  const sum = shares.reduce((total, share) => total + share, 0);
  return players === 1 || sum === 0 ? shares : shares.map((share) => share / sum);
}
