/** ` Did you mean "simulate"?` for a near miss, else nothing: to be put behind a message. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestTo(word, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** What somebody meant by a near miss. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  return known
    .map((name) => ({ name, far: distance(typed, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.far - other.far)[0]?.name;
}

/** How many letters must be put in, left out, changed or swapped with the next. */
function distance(from: string, to: string): number {
  // Nobody means a command by something very long, and the table below would be large.
  if (from.length > 40) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          row[j - 1]! + 1,
          last[j]! + 1,
          last[j - 1]! + same,
          swapped ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length]!;
}
