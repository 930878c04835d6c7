import type { Words } from './in-words.ts';

/** With so many digits behind the point, as the language writes it: "3.3", "3,3". */
export const decimal = (value: number, digits: number, words: Words): string =>
  value.toFixed(digits).replace('.', pointOf(words));

const pointOf = ({ number }: Words): string => number(0.5).charAt(1);
