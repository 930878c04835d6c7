import type { Profile } from './profile.ts';

/** Sound rules, in numbers that anybody could have thought of. */
export const SOUND: Profile = {
  cityClosing: 0.25,
  cityFitting: 0.1,
  roadClosing: 0.25,
  roadFitting: 0.1,
  further: 0.75,
  around: 0.06,
  follower: 7,
  next: 0.8,
  turns: 5,
  back: 0.5,
  cityHope: 1,
  roadHope: 1,
  buildingHope: 1,
  farmHope: 1,
  farm: 1,
  buildings: 1,
  shared: 0,
  others: 0.7,
  best: 0.6,
};

/** The same for two players, after a search for better numbers in games against itself. */
export const TUNED: Profile = {
  ...SOUND,
  further: 0.41,
  follower: 8.4,
  buildingHope: 0.71,
  farmHope: 0.71,
  others: 1,
};

/**
 * The same for more: with fewer turns of one's own, followers are kept back less, and less comes of what
 * others can spoil. The best fit to 54,000 games of four, each player with numbers of their own.
 */
export const TUNED_AMONG_MANY: Profile = {
  ...SOUND,
  cityFitting: 0.07,
  roadClosing: 0.28,
  roadFitting: 0.11,
  further: 0.61,
  follower: 4.6,
  next: 0.73,
  turns: 5.9,
  back: 0.37,
  cityHope: 0.92,
  roadHope: 1.2,
  buildingHope: 0.6,
  farmHope: 0.42,
  farm: 0.64,
  buildings: 1.06,
  shared: -0.08,
  others: 0.67,
  best: 0.45,
};

/** In a first game: followers are there to be placed, farms are a riddle, and every city will be finished. */
export const NEWCOMER: Profile = {
  ...SOUND,
  cityClosing: 0.8,
  further: 1,
  follower: 0,
  farm: 0,
  farmHope: 0,
  others: 0,
};

/** After some games: followers run out, the others have plans, too, and farms bring something in the end. */
export const LEARNER: Profile = {
  ...SOUND,
  cityClosing: 0.5,
  follower: 3,
  farm: 0.5,
  farmHope: 0.5,
  others: 0.4,
};
