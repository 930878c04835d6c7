import { type BundleOption, countIn, keysOf, least, worthOf } from './bundle.ts';

/** One more (1) or one less (-1). */
export type Direction = 1 | -1;

/**
 * The option with more or less of one thing that is nearest to another option; undefined where no
 * option has more or less. What was `set` before stays as it is if it can, the latest first, so that
 * setting one thing after the other comes to every option.
 */
export function step(
  options: readonly BundleOption[],
  from: BundleOption,
  key: string,
  by: Direction,
  set: readonly string[] = [],
): BundleOption | undefined {
  const now = countIn(from.bundle, key);
  const away = ({ bundle }: BundleOption): number => (countIn(bundle, key) - now) * by;
  const change =
    (other: string) =>
    ({ bundle }: BundleOption): number =>
      Math.abs(countIn(bundle, other) - countIn(from.bundle, other));
  const others = keysOf(options).filter((other) => other !== key);
  return least(
    options.filter((option) => away(option) > 0),
    away,
    ...set.filter((other) => other !== key).map(change),
    (option) => others.reduce((sum, other) => sum + change(other)(option), 0),
    ({ bundle }) => worthOf(bundle),
  );
}

/** The things set so far, the latest first. */
export const setLast = (set: readonly string[], key: string): string[] => [
  key,
  ...set.filter((other) => other !== key),
];
