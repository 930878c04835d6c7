import type { GoodsCount } from '../components.ts';
import { resourceValue } from '../goods.ts';
import { type Good, VALUE } from '../vocabulary.ts';

/**
 * An estimate: what a good is worth in points while the game goes on. Resources score their value in
 * buildings (B7). A place divides by the value of what it gives, so one pip of a die is worth one
 * point there; by the same measure food, divided by 2, is worth 2, and so is jewelry, which hunts
 * bring as well (S4.2).
 */
export const GOOD_WORTH: Readonly<Record<Good, number>> = { food: 2, ...VALUE, jewelry: 2 };

export const goodsWorth = (count: GoodsCount): number =>
  resourceValue(count) + count.food * GOOD_WORTH.food + count.jewelry * GOOD_WORTH.jewelry;
