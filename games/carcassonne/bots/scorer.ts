import type { Bot } from '@ochre/search';
import type { Value } from '@ochre/search/value';
import type { Action, State } from '../rules/index.ts';
import { SOURCES } from '../rules/vocabulary.ts';
import { turnsFrom } from './judging/turns.ts';

/** Points that are scored, and nothing else. */
const POINTS: Value<State> = {
  value({ points }, seat) {
    let sum = 0;
    for (let at = 0; at < SOURCES.length; at++) sum += points[seat * SOURCES.length + at]!;
    return sum;
  },
};

/** Looks at the points that a turn scores at once; what scores alike is all the same to it. */
export const scorerBot: Bot<State, Action> = {
  about: 'takes the points that a turn scores at once',
  choose(seen, _legal, random) {
    const turns = turnsFrom(seen, POINTS);
    const most = Math.max(...turns.map(({ value }) => value));
    const best = turns.filter(({ value }) => value === most);
    const { lay, claim } = best[random.below(best.length)]!;
    return lay ?? claim;
  },
};
