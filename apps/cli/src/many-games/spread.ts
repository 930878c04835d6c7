/** Of many whole numbers, in whole numbers: what comes of it does not depend on their order. */
export interface Spread {
  sum: number;
  squares: number;
  least: number;
  most: number;
}

export const newSpread = (): Spread => ({
  sum: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
});

export function addTo(spread: Spread, value: number): void {
  addSpread(spread, { sum: value, squares: value * value, least: value, most: value });
}

export function addSpread(into: Spread, more: Spread): void {
  into.sum += more.sum;
  into.squares += more.squares;
  into.least = Math.min(into.least, more.least);
  into.most = Math.max(into.most, more.most);
}

export const meanOf = (spread: Spread, count: number): number => spread.sum / count;

/** The standard deviation, as a sample of all games estimates it. */
export function deviationOf({ sum, squares }: Spread, count: number): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}
