import type { Bot } from '@ochre/search';
import type { Action, State } from '@ochre/stone-age/rules';
import type { Profile } from '../archetypes/judging/profile.ts';
import { GREEDY } from '../greedy.ts';
import type { Adviser } from '../value/knowledge.ts';
import { type Day, dayOf } from './day.ts';
import { HABITS, type Habits } from './habits.ts';
import { noticedOf } from './overlooking.ts';

/** How somebody plays who is not at their best: how strong each habit is, from 0 to 1. */
export interface Character extends Habits {
  /** The part of the cards and buildings that is not read. */
  readonly overlooking: number;
  /** How much more own judgement counts than what many games have taught. */
  readonly stubbornness: number;
  /** On the worst day habits are stronger by such a part, and weaker on the best. */
  readonly moods: number;
  /** On such a part of the days it lets its people starve while that costs nothing (B1.4). */
  readonly daring: Daring;
}

/** Whoever starves beats whoever eats; the more play, the likelier it is that one of them does. */
interface Daring {
  readonly atTwo: number;
  readonly atMore: number;
}

/** No habits: whoever has this character plays as well as they can, and eats. */
export const STEADY: Character = {
  shortSight: 0,
  favouritePlan: 0,
  wishfulDice: 0,
  forgettingOthers: 0,
  overlooking: 0,
  stubbornness: 0,
  moods: 0,
  daring: { atTwo: 0, atMore: 0 },
};

/** Whose judgement is a sound one, but for the habits. */
export const adviserOf =
  (character: Character): Adviser =>
  (state) => {
    const day = dayOf(state);
    const strengthOf = strengths(character, state, day);
    let profile = dares(character, state, day) ? GREEDY : FED;
    for (const [name, habit] of Object.entries(HABITS)) {
      profile = habit(profile, strengthOf(name as keyof Habits), day);
    }
    return { profile, weight: 1 + STUBBORN * strengthOf('stubbornness') ** 2 };
  };

/**
 * A bot with a character: it overlooks things, and eats if there is food, unless it dares not to. Who
 * eats may be one that thinks less.
 */
export const inCharacter = (
  character: Character,
  daring: Bot<State, Action>,
  fed = daring,
): Bot<State, Action> => ({
  ...daring,
  choose(seen, legal, random, limit) {
    const day = dayOf(seen);
    const isDaring = dares(character, seen, day);
    const eating = isDaring ? legal : legal.filter(({ kind }) => kind !== 'starve');
    const overlooking = strengths(character, seen, day)('overlooking');
    const noticed = noticedOf(seen, eating.length > 0 ? eating : legal, overlooking, day);
    return (isDaring ? daring : fed).choose(seen, noticed, random, limit);
  },
});

/** Points that somebody feels who does not want to starve. */
const FED: Profile = { ...GREEDY, starving: 60 };

/** At the strongest, what many games have taught hardly counts. */
const STUBBORN = 30;

/** How much faster than their number others distract, found by trial. */
const DISTRACTION = 1.4;

const dares = ({ daring }: Character, { players }: State, day: Day): boolean =>
  day.lot('daring') < (players.length === 2 ? daring.atTwo : daring.atMore);

/** A larger table is more to keep in sight; alone there is nobody to be distracted by. */
const strengths =
  (character: Character, { players }: State, { mood }: Day) =>
  (habit: keyof Habits | 'overlooking' | 'stubbornness'): number => {
    const strength = character[habit] * (1 + character.moods * mood);
    return 1 - (1 - Math.max(0, Math.min(1, strength))) ** ((players.length - 1) ** DISTRACTION);
  };
