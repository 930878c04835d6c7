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

/**
 * P5.5: one face of some dice is kept, all that show it, and the sum of the others is lost. The
 * points lost on average by whoever loses as few as possible, and the chance that two are alike.
 */
export function leastLost(dice: number): { readonly mean: number; readonly alike: number } {
  let lost = 0;
  let alike = 0;
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6));
    const kept = faces.map((face) => face * faces.filter((other) => other === face).length);
    lost += faces.reduce((sum, face) => sum + face, 0) - Math.max(...kept);
    if (new Set(faces).size < dice) alike++;
  }
  return { mean: lost / rolls, alike: alike / rolls };
}
