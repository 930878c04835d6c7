import type { Cost } from '@ochre/stone-age/rules';
import { type Bundle, isGood } from '../../../words/sayings/bundle.ts';
import { type BundleOption, countIn, keysOf, rangeOf, totalOf } from './bundle.ts';
import type { Direction } from './step.ts';

/** How many goods are asked for, and of how many kinds where that is said. */
export interface AskedGoods {
  readonly min: number;
  readonly max: number;
  readonly kinds?: number;
}

export function askedBy(cost: Cost): AskedGoods {
  switch (cost.kind) {
    case 'fixed': {
      const count = totalOf(cost.goods);
      return { min: count, max: count };
    }
    case 'kinds':
      return { min: cost.count, max: cost.count, kinds: cost.kinds };
    case 'range':
    case 'jewelry':
      return { min: cost.min, max: cost.max };
  }
}

/**
 * Where only the number of goods counts: what all options have in common. Undefined where other
 * things are paid as well, or where they do not all take the same number.
 */
export function askedByAll(options: readonly BundleOption[]): AskedGoods | undefined {
  const totals = new Set(options.map(({ bundle }) => totalOf(bundle)));
  const [count] = totals;
  if (count === undefined || totals.size > 1 || !keysOf(options).every(isGood)) return undefined;
  return { min: count, max: count };
}

/** One more or less of one thing, whether or not that is legal then. */
export function changed(bundle: Bundle, key: string, by: Direction): Bundle {
  const { [key]: now = 0, ...others } = bundle;
  return now + by > 0 ? { ...others, [key]: now + by } : others;
}

/**
 * Whether a step leads somewhere: one too many may be set, so that the next step can take another
 * away, but no more of anything than some option has.
 */
export function canChange(
  options: readonly BundleOption[],
  { max }: AskedGoods,
  bundle: Bundle,
  key: string,
  by: Direction,
): boolean {
  if (by < 0) return countIn(bundle, key) > 0;
  return totalOf(bundle) <= max && countIn(bundle, key) < rangeOf(options, key)[1];
}

/** What a rule says of a bundle: how many there are, and how many too many (or, below 0, too few). */
export interface Check {
  readonly of: 'goods' | 'kinds';
  readonly count: number;
  readonly off: number;
}

export function checksOf({ min, max, kinds }: AskedGoods, bundle: Bundle): Check[] {
  const total = totalOf(bundle);
  const goods: Check = { of: 'goods', count: total, off: outside(total, min, max) };
  if (kinds === undefined) return [goods];
  const count = keysOf([{ move: '', bundle }]).length;
  return [goods, { of: 'kinds', count, off: outside(count, kinds, kinds) }];
}

/** How far a number lies outside a range: 0 inside. */
const outside = (count: number, min: number, max: number): number =>
  count > max ? count - max : Math.min(0, count - min);
