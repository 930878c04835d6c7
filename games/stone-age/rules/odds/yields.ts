import { SUM_CHANCES, WAYS } from './dice-sums.ts';
import { type Odds, oddsOf } from './odds.ts';

/** Larger ones are computed each time. */
const DIVISORS = 8;
const ADDED = 32;

const known: (Odds | undefined)[] = new Array(WAYS.length * DIVISORS * ADDED).fill(undefined);

/** Exact (B4.4): the goods that so many dice bring, with so much added by tools. */
export function yieldOf(dice: number, divisor: number, added = 0): Odds {
  if (divisor >= DIVISORS || added >= ADDED) return yieldFrom(SUM_CHANCES[dice]!, divisor, added);
  const at = (dice * DIVISORS + divisor) * ADDED + added;
  const found = known[at];
  if (found !== undefined) return found;
  // Ways are added up before they are divided, so that no chance is rounded twice.
  const ways = byGoods(WAYS[dice]!, divisor, added);
  const odds = oddsOf(ways.map((count) => count / 6 ** dice));
  known[at] = odds;
  return odds;
}

/** The same for any chances of sums. */
export const yieldFrom = (sums: readonly number[], divisor: number, added: number): Odds =>
  oddsOf(byGoods(sums, divisor, added));

function byGoods(sums: readonly number[], divisor: number, added: number): number[] {
  const goods: number[] = [];
  for (let sum = 0; sum < sums.length; sum++) {
    const count = Math.floor((sum + added) / divisor);
    while (goods.length <= count) goods.push(0);
    goods[count]! += sums[sum]!;
  }
  return goods;
}

/** B4.4: what people bring on average. */
export const meanYield = (dice: number, divisor: number, added = 0): number =>
  yieldOf(dice, divisor, added).mean;
