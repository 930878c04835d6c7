import { firstOf } from '../best-of.ts';
import type { Bot } from '../bot.ts';
import { sharesBy } from '../value/value-bot.ts';
import type { ValuePolicy } from '../value/value-policy.ts';
import { type Effort, halvingSearch } from './halving-search.ts';

/** How much a search bot thinks about each of its two questions. */
export interface Thought {
  /** Where it plays on. */
  readonly playouts: Effort;
  /** Where it solves: positions of a plan. */
  readonly solving: number;
}

/** A longer limit lets it think so much more. */
const USUAL_MS = 1000;

/** Plays on where that is worth while, and solves what it can of the rest. */
export const searchBot = <State, Action>(
  policy: ValuePolicy<State, Action>,
  about: string,
  { playouts, solving }: Thought,
): Bot<State, Action> => ({
  about,
  choose(seen, legal, random, limit) {
    if (legal.length === 1) return firstOf(legal);
    const { knowledge } = policy;
    const more = Math.max(1, (limit?.ms ?? 0) / USUAL_MS);
    const question = { seen, legal, random, limit };
    if (knowledge.isPlayedOn(seen, legal)) {
      return halvingSearch(policy, { ...playouts, work: more * playouts.work }, question).action;
    }
    return (
      knowledge.solve?.(policy, more * solving, question) ?? policy.choose(seen, legal, random)
    );
  },
  shares: (seen) => sharesBy(policy, seen),
});
