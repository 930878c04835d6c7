import type { Bot } from '@ochre/search';
import type { Action, State } from '@ochre/stone-age/rules';
import { sharesBy } from '../value/value-bot.ts';
import type { ValuePolicy } from '../value/value-policy.ts';
import { type Effort, halvingSearch } from './halving-search.ts';
import { planTurn } from './own-turn/plan-turn.ts';

/** How much a search bot thinks about each of its two questions. */
export interface Thought {
  readonly placing: Effort;
  /** Positions in a plan of one's own turn. */
  readonly acting: number;
}

/** A longer limit lets it think so much more. */
const USUAL_MS = 1000;

/** Plays on where the plan of a round is made, and solves its own turn where it can. */
export const searchBot = (
  policy: ValuePolicy,
  about: string,
  { placing, acting }: Thought,
): Bot<State, Action> => ({
  about,
  choose(seen, legal, random, limit) {
    if (legal.length === 1) return legal[0]!;
    const more = Math.max(1, (limit?.ms ?? 0) / USUAL_MS);
    if (isPlan(seen, legal)) {
      const effort = { ...placing, work: more * placing.work };
      return halvingSearch(policy, effort, seen, legal, random, limit);
    }
    return (
      planTurn(policy, more * acting, seen, legal, random, limit) ??
      policy.choose(seen, legal, random)
    );
  },
  shares: (seen) => sharesBy(policy, seen),
});

/** Where people are placed; alone, also what the board holds and where the elder begins (P1.6). */
const isPlan = ({ solo }: State, [first]: readonly Action[]): boolean =>
  first!.kind === 'place' || solo?.elder === '';
