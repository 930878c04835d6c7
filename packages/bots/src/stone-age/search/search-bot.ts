import type { Action, State } from '@ochre/stone-age';
import type { Bot } from '../../bot.ts';
import { sharesBy } from '../value/value-bot.ts';
import type { ValuePolicy } from '../value/value-policy.ts';
import { type Effort, halvingSearch } from './halving-search.ts';

/** Looks further where the plan of a round is made, and plays by the bare value elsewhere. */
export const searchBot = (
  policy: ValuePolicy,
  about: string,
  effort: Effort,
): Bot<State, Action> => ({
  about,
  choose: (seen, legal, random, limit) =>
    legal.length > 1 && legal[0]!.kind === 'place'
      ? halvingSearch(policy, effort, seen, legal, random, limit)
      : policy.choose(seen, legal, random),
  shares: (seen) => sharesBy(policy, seen),
});
