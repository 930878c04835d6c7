import type { Profile } from '../archetypes/judging/profile.ts';
import type { Day } from './day.ts';

/** How a player errs, the more the stronger the habit is, from 0 to 1. */
type Habit = (profile: Profile, strength: number, day: Day) => Profile;

/** Rounds that somebody sees who hardly looks ahead, and those that nobody looks beyond. */
const SHORTEST = 1;
const LONGEST = 15;

/** What grows over many rounds seems hardly worth the trouble. */
const shortSight: Habit = (profile, strength) =>
  strength === 0
    ? profile
    : { ...profile, sight: SHORTEST + (LONGEST - SHORTEST) * (1 - strength) ** 3 };

/** Things to be fond of. */
const PLANS: readonly (readonly (keyof Profile)[])[] = [
  ['building', 'builder'],
  ['culture'],
  ['tool', 'toolmaker'],
  ['agriculture', 'farmer'],
  ['person', 'shaman'],
];

/** At the strongest a favourite thing seems worth so much more than it is, as a part of that. */
const FONDNESS = 1.5;

/** One plan for the whole game, whatever the table offers. */
const favouritePlan: Habit = (profile, strength, day) => {
  const liked = PLANS[Math.floor(day.lot('plan') * PLANS.length)]!;
  const fond = liked.map((thing) => [thing, profile[thing] * (1 + FONDNESS * strength)]);
  return { ...profile, ...Object.fromEntries(fond) };
};

/** At the strongest every die that gathers is thought to show so much more. */
const HOPE = 2;

/** Dice will surely fall well; only hunters are counted soberly, for nobody likes to starve. */
const wishfulDice: Habit = (profile, strength) => ({ ...profile, luck: HOPE * strength });

/** What others want is forgotten: it is not denied them, and there is no hurry. */
const forgettingOthers: Habit = (profile, strength) => ({
  ...profile,
  deny: profile.deny * (1 - strength),
  calm: strength,
});

/** Each is a small thing of its own; how strong they are together makes a level. */
export const HABITS = { shortSight, favouritePlan, wishfulDice, forgettingOthers } as const;

export type Habits = Readonly<Record<keyof typeof HABITS, number>>;
