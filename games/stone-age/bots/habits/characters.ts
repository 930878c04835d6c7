import type { meta } from '../../meta.ts';
import { type Character, STEADY } from './character.ts';

type Level = (typeof meta.levels)[number];

/**
 * The levels as they sit at a table, found by trial so that each is a step for people. Those who always
 * eat hardly ever beat those who starve on purpose: so the upper levels dare it, each on more days.
 */
export const CHARACTERS: Readonly<Record<Level, Character | undefined>> = {
  novice: {
    shortSight: 0.31,
    favouritePlan: 0.4,
    wishfulDice: 0.4,
    forgettingOthers: 0.4,
    overlooking: 0.34,
    stubbornness: 1,
    moods: 0.4,
    daring: STEADY.daring,
  },
  easy: {
    shortSight: 0.11,
    favouritePlan: 0.25,
    wishfulDice: 0.15,
    forgettingOthers: 0.15,
    overlooking: 0.06,
    stubbornness: 0.3,
    moods: 2.8,
    daring: STEADY.daring,
  },
  medium: { ...STEADY, daring: { atTwo: 0.19, atMore: 0.08 } },
  hard: { ...STEADY, daring: { atTwo: 0.68, atMore: 0.51 } },
  /** Always at its best. */
  expert: undefined,
};
