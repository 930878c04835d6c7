import type { Action, State } from '@ochre/stone-age';
import type { Bot } from '../../../bot.ts';
import { highest } from './choosing.ts';
import type { Profile } from './profile.ts';
import { judgeAlone } from './solo/index.ts';
import { judgeAtTable } from './table.ts';

/** A player who judges by these weights; alone, everybody plays alike. Equal moves are drawn by lot. */
export const playerOf = (about: string, profile: Profile): Bot<State, Action> => ({
  about,
  choose(seen, legal, random) {
    if (legal.length === 1) return legal[0]!;
    const judge = seen.solo === null ? judgeAtTable(seen, legal, profile) : judgeAlone(seen, legal);
    return highest(legal, judge, random);
  },
});
