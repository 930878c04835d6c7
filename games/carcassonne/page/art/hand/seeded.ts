/** The next number from 0 up to 1. */
export type Random = () => number;

/** A text as a number that says nothing about it. */
export function hash(text: string): number {
  let mixed = 2166136261;
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Numbers that look random, and are the same for the same seed: a board is one picture everywhere. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Somewhere up to `most` on either side of nothing. */
export const swing = (random: Random, most: number): number => (random() * 2 - 1) * most;

/** The same in another order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
