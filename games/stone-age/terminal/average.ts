import { meanYield } from '@ochre/stone-age/rules';
import { rounded } from './rounded.ts';

/** What people bring from a place on average, without tools: "3.3". */
export const averageYield = (people: number, divisor: number): string =>
  rounded(meanYield(people, divisor)).toFixed(1);
