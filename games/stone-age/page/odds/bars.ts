import type { Odds } from '@ochre/stone-age/rules';

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
 * another. Where there are too many, the least likely ends of each are taken together. What none of
 * them can bring is left out.
 */
export function barsOf(distributions: readonly Odds[]): Bar[][] {
  const first = Math.min(...distributions.map(({ chances }) => chances.findIndex(isPossible)));
  const last = Math.max(...distributions.map(({ chances }) => chances.findLastIndex(isPossible)));
  return distributions.map(({ chances }) => {
    if (last - first < MOST_BARS) return likeliest(chances, first, last);
    return likeliest(chances, chances.findIndex(isPossible), chances.findLastIndex(isPossible));
  });
}

const isPossible = (chance: number): boolean => chance > 0;

function likeliest(distribution: readonly number[], first: number, last: number): Bar[] {
  const chances = Array.from({ length: last + 1 }, (_, count) => distribution[count] ?? 0);
  let low = first;
  let high = last;
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
