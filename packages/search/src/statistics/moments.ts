/**
 * First and second moments of observations that are lists of whole numbers. They are sums of whole
 * numbers, so that the order of the observations does not matter.
 */
export interface Moments {
  count: number;
  readonly sums: number[];
  readonly products: number[][];
}

export const newMoments = (size: number): Moments => ({
  count: 0,
  sums: new Array<number>(size).fill(0),
  products: Array.from({ length: size }, () => new Array<number>(size).fill(0)),
});

export function observe(moments: Moments, values: readonly number[]): void {
  moments.count++;
  values.forEach((value, at) => {
    moments.sums[at]! += value;
    values.forEach((other, beside) => {
      moments.products[at]![beside]! += value * other;
    });
  });
}

/** Between two of the numbers, as a sample estimates it; undefined for fewer than two observations. */
export function covarianceOf(
  { count, sums, products }: Moments,
  one: number,
  other: number,
): number | undefined {
  if (count < 2) return undefined;
  return (products[one]![other]! - (sums[one]! * sums[other]!) / count) / (count - 1);
}
