import type { Pace } from '../settings/settings.ts';

/** How long things take, in milliseconds. */
export const WALK = 320;
export const FLY = 420;
export const BETWEEN_GOODS = 40;
export const BETWEEN_PEOPLE = 50;
export const TUMBLE = 600;
export const SETTLE = 120;
/** The way of the eyes to a place, and back. */
export const CAMERA = 320;
/** So long what dice brought stands to be read before it comes: one's own, and what others roll. */
export const SUM_STANDS = 1000;
export const SUM_OF_OTHERS = 600;
export const TURN = 240;
export const RISE = 1000;
export const BANNER = 900;
export const FADE = 100;

/** By how much all that is made shorter; nothing at all for who skips. */
export const SPEED: Readonly<Record<Exclude<Pace, 'skip'>, number>> = {
  calm: 1,
  brisk: 0.55,
};
/** For several moves at once. */
export const IN_A_HURRY = 0.5;
/** All that waits is seen in about this time, but never quicker than eyes can follow. */
export const LONGEST = 12_000;
export const QUICKEST = 0.15;
