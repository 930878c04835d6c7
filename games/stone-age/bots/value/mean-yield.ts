import { meanYield } from '@ochre/stone-age/rules';

const MOST_DICE = 10;

/** What a roll brings on average without tools, as a table: by divisor (2–6), then dice (0–10). */
export const MEAN_YIELD: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, divisor) =>
  divisor < 2 ? [] : Array.from({ length: MOST_DICE + 1 }, (_, dice) => meanYield(dice, divisor)),
);
