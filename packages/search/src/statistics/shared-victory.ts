/** Divisible by every number of winners up to six: shared victories are counted in whole numbers. */
export const PARTS_OF_A_VICTORY = 60;
