import type { Words } from '../in-words.tsx';

/** A chance in percent, without the sign: whole, but near 0 and 100 to the tenth. */
export function inPercent(chance: number, { number }: Words): string {
  const percent = chance * 100;
  if (percent >= 99.5 && percent < 100) return number(Math.min(99.9, rounded(percent, 1)));
  return number(rounded(percent, percent < 1 ? 1 : 0));
}

export const percentOf = (chance: number, words: Words): string =>
  words.odds.percent(inPercent(chance, words));

/** Means are told to the hundredth, estimates to the tenth. */
export const meanIn = (mean: number, { number }: Words): string => number(rounded(mean, 2));
export const estimateIn = (value: number, { number }: Words): string => number(rounded(value, 1));

/** An estimate as points. */
export const pointsIn = (value: number, { table }: Words): string => table.score(rounded(value, 1));

/** Without a minus before a zero. */
export const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits + 0;
