import { type Bot, bestOf } from '@ochre/search';
import type { Action, State } from '../rules/index.ts';
import { Judgement } from './judging/judgement.ts';
import type { Profile } from './judging/profile.ts';
import { SOUND } from './judging/profiles.ts';
import { turnsFrom } from './judging/turns.ts';

/** Plays by a judgement of the table after its turn. */
export function judgingBot(about: string, profile: Profile): Bot<State, Action> {
  const judgement = new Judgement(profile);
  return {
    about,
    choose(seen) {
      const { lay, claim } = bestOf(turnsFrom(seen, judgement), ({ value }) => value);
      return lay ?? claim;
    },
    shares: (seen) => judgement.shares(seen),
  };
}

export const greedyBot = judgingBot(
  'weighs what a turn brings now and later, and keeps followers back',
  SOUND,
);
