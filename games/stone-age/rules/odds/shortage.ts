import { type GoodsCount, goods } from '../components.ts';
import { totalResources } from '../goods.ts';
import { type Item, RESOURCES } from '../vocabulary.ts';
import type { Buyer } from './buyer.ts';
import { GOOD_WORTH } from './worth-of-goods.ts';

export type Stock = Readonly<Record<Item, number>>;

export const NO_GOODS: GoodsCount = goods({});

/** What of a payment is not there. Written out, as what follows: every way to pay is asked. */
export const missingFrom = (stock: Stock, pay: GoodsCount): GoodsCount => ({
  food: 0,
  wood: missing(stock.wood, pay.wood),
  clay: missing(stock.clay, pay.clay),
  stone: missing(stock.stone, pay.stone),
  gold: missing(stock.gold, pay.gold),
  jewelry: missing(stock.jewelry, pay.jewelry),
});

/** What that is worth. */
export const missingWorth = (stock: Stock, pay: GoodsCount): number =>
  missing(stock.wood, pay.wood) * GOOD_WORTH.wood +
  missing(stock.clay, pay.clay) * GOOD_WORTH.clay +
  missing(stock.stone, pay.stone) * GOOD_WORTH.stone +
  missing(stock.gold, pay.gold) * GOOD_WORTH.gold +
  missing(stock.jewelry, pay.jewelry) * GOOD_WORTH.jewelry;

const missing = (held: number, asked: number): number => (asked > held ? asked - held : 0);

/** A copy with so many of one item. */
export const withCount = (stock: Stock, item: Item, count: number): Stock => ({
  wood: item === 'wood' ? count : stock.wood,
  clay: item === 'clay' ? count : stock.clay,
  stone: item === 'stone' ? count : stock.stone,
  gold: item === 'gold' ? count : stock.gold,
  jewelry: item === 'jewelry' ? count : stock.jewelry,
});

/** B6.4: two resources a card; in the one-player game such as the outside pool has (P5.7). */
export function canRedeem({ owner, moment: { solo } }: Buyer, missing: GoodsCount): boolean {
  if (missing.jewelry > 0 || totalResources(missing) > 2 * owner.redeemable) return false;
  return solo === null || RESOURCES.every((one) => missing[one] <= solo.outside[one]);
}
