import { type Bot, firstOf } from '@ochre/search';
import type { Action, State } from '@ochre/stone-age/rules';
import { highest, type Judge } from './choosing.ts';
import type { Profile } from './profile.ts';
import { judgeAlone } from './solo/index.ts';
import { judgeAtTable } from './table.ts';

/** A player who judges by these weights; alone, everybody plays alike. Equal moves are drawn by lot. */
export const playerOf = (about: string, profile: Profile): Bot<State, Action> => ({
  about,
  choose(seen, legal, random) {
    if (legal.length === 1) return firstOf(legal);
    return highest(legal, judgeBy(profile, seen, legal), random);
  },
});

/** What each move gains by these weights, in points; to be compared among moves legal together. */
export const judgeBy = (profile: Profile, seen: State, legal: readonly Action[]): Judge =>
  seen.solo === null ? judgeAtTable(seen, legal, profile) : judgeAlone(seen, legal);
