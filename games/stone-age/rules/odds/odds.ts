/** Chances by count: `chances[k]` is the chance of exactly k, and all of them add up to 1. */
export interface Odds {
  readonly chances: readonly number[];
  readonly mean: number;
}

export function oddsOf(chances: readonly number[]): Odds {
  let mean = 0;
  for (let count = 1; count < chances.length; count++) mean += count * chances[count]!;
  return { chances, mean };
}

/** The chance of so many or more. */
export function atLeast({ chances }: Odds, count: number): number {
  if (count <= 0) return 1;
  let chance = 0;
  for (let k = chances.length - 1; k >= count; k--) chance += chances[k]!;
  return chance;
}

/** Whatever is beyond `most` counts as `most`. */
export function limitedTo(odds: Odds, most: number): Odds {
  const { chances } = odds;
  if (most >= chances.length - 1) return odds;
  const kept = chances.slice(0, most + 1);
  kept[most] = atLeast(odds, most);
  return oddsOf(kept);
}
