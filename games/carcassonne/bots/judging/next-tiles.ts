interface NextTile {
  readonly tile: number;
  /** How many of that type may come. */
  readonly count: number;
  /** What is left when one has come. */
  readonly rest: number[];
}

/** What may be drawn, by type, the likeliest first. */
export function nextTiles(bag: readonly number[]): NextTile[] {
  const sorted = bag.slice().sort((one, other) => one - other);
  return sorted
    .flatMap((tile, at): NextTile[] => {
      if (tile === sorted[at - 1]) return [];
      const count = sorted.lastIndexOf(tile) - at + 1;
      return [{ tile, count, rest: sorted.filter((_, other) => other !== at) }];
    })
    .sort((one, other) => other.count - one.count);
}
