import type { Odds } from '@ochre/stone-age';

/** A bar of a small chart: the chance of a count, or of all beyond it as well. */
export interface Bar {
  readonly count: number;
  readonly reach: 'exactly' | 'or fewer' | 'or more';
  readonly chance: number;
}

/** What still can be read side by side. */
const MOST_BARS = 8;

/**
 * Several distributions, over the same counts where those are few, so that one can be held against
 * another. Where there are too many, the least likely ends of each are taken together.
 */
export function barsOf(distributions: readonly Odds[]): Bar[][] {
  const counts = Math.max(...distributions.map(({ chances }) => chances.length));
  return distributions.map(({ chances }) => {
    const padded = Array.from({ length: counts }, (_, count) => chances[count] ?? 0);
    return likeliest(counts > MOST_BARS ? chances : padded);
  });
}

function likeliest(chances: readonly number[]): Bar[] {
  let low = 0;
  let high = chances.length - 1;
  let below = 0;
  let above = 0;
  while (high - low >= MOST_BARS) {
    if (below + chances[low]! <= above + chances[high]!) below += chances[low++]!;
    else above += chances[high--]!;
  }
  return chances.slice(low, high + 1).map((chance, at) => {
    const count = low + at;
    if (count === low && below > 0) return { count, reach: 'or fewer', chance: chance + below };
    if (count === high && above > 0) return { count, reach: 'or more', chance: chance + above };
    return { count, reach: 'exactly', chance };
  });
}
