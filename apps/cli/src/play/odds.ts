/** Exact chances of dice. */

/** How many of the 6ⁿ rolls of `dice` dice have each sum; the index is the sum. */
export function waysBySum(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += count;
    });
    ways = next;
  }
  return ways;
}

/** What people bring from a place on average, without tools. */
export function meanYield(dice: number, divisor: number): number {
  const total = waysBySum(dice).reduce(
    (sum, ways, pips) => sum + ways * Math.floor(pips / divisor),
    0,
  );
  return total / 6 ** dice;
}
