import { GOOD_WORTH } from '@ochre/stone-age/rules';
import { type Bundle, isGood, keysIn } from '../../../words/sayings/bundle.ts';

/** A legal move that names a bundle. */
export interface BundleOption {
  readonly move: string;
  readonly bundle: Bundle;
}

export const totalOf = (bundle: Bundle): number =>
  Object.values(bundle).reduce((sum, count) => sum + count, 0);

export const isSame = (one: Bundle, other: Bundle): boolean =>
  [one, other].every((bundle) =>
    Object.keys(bundle).every((key) => countIn(one, key) === countIn(other, key)),
  );

export const countIn = (bundle: Bundle, key: string): number => bundle[key] ?? 0;

/** The things that some option has, in the order of the contract. */
export const keysOf = (options: readonly BundleOption[]): string[] =>
  keysIn(options.map(({ bundle }) => bundle));

/** The least and the most of a thing that any option has. */
export function rangeOf(options: readonly BundleOption[], key: string): readonly [number, number] {
  const counts = options.map(({ bundle }) => countIn(bundle, key));
  return [Math.min(...counts), Math.max(...counts)];
}

/** A tool or a step of agriculture helps every round: it is given last. */
const WORTH_OF_GROWTH = 8;

export const worthOf = (bundle: Bundle): number =>
  Object.entries(bundle).reduce(
    (sum, [key, count]) => sum + count * (isGood(key) ? GOOD_WORTH[key] : WORTH_OF_GROWTH),
    0,
  );

/** The first of those that cost least; undefined where there is none. */
export function least<Option>(
  options: readonly Option[],
  ...costs: readonly ((option: Option) => number)[]
): Option | undefined {
  let best: Option | undefined;
  for (const option of options) {
    if (best === undefined || isLess(option, best, costs)) best = option;
  }
  return best;
}

/** By the first cost in which they differ. */
function isLess<Option>(
  one: Option,
  other: Option,
  costs: readonly ((option: Option) => number)[],
): boolean {
  for (const cost of costs) {
    const difference = cost(one) - cost(other);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** What leaves the most for later. */
export const cheapest = (options: readonly BundleOption[]): BundleOption | undefined =>
  least(options, ({ bundle }) => worthOf(bundle));

/** What is worth most to get. */
export const dearest = (options: readonly BundleOption[]): BundleOption | undefined =>
  least(options, ({ bundle }) => -worthOf(bundle));
