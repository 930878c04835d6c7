/** How many goods a roll brings on average without tools, exactly: by divisor (2–6), then dice (0–10). */
export const MEAN_YIELD: readonly (readonly number[])[] = [0, 0, 2, 3, 4, 5, 6].map((divisor) =>
  divisor === 0 ? [] : meansFor(divisor),
);

function meansFor(divisor: number): number[] {
  const means: number[] = [];
  let ways = [1];
  for (let dice = 0; dice <= 10; dice++) {
    const all = 6 ** dice;
    means.push(
      ways.reduce((sum, count, total) => sum + Math.floor(total / divisor) * count, 0) / all,
    );
    ways = withOneMoreDie(ways);
  }
  return means;
}

/** The number of ways to roll each sum, with one die more. */
function withOneMoreDie(ways: readonly number[]): number[] {
  const next: number[] = new Array(ways.length + 6).fill(0);
  ways.forEach((count, total) => {
    for (let face = 1; face <= 6; face++) next[total + face]! += count;
  });
  return next;
}
