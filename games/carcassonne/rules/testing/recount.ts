import type { Snapshot } from '../snapshot.ts';
import { floodFill } from './flood.ts';

/** What the end adds for each player (C6.2 to C6.6, K11), counted from a snapshot by flood fill. */
export function endPoints(view: Snapshot): number[] {
  const { board, followers, players, options } = view;
  const points = players.map(() => 0);
  const give = (counts: readonly number[], worth: number): void => {
    const most = Math.max(...counts);
    if (most === 0) return;
    counts.forEach((count, player) => {
      if (count === most) points[player]! += worth;
    });
  };
  const features = floodFill(view);
  const cities = features.filter(({ kind, openSides }) => kind === 'city' && openSides === 0);
  const farms = features.filter(({ kind }) => kind === 'field');
  for (const { kind, openSides, tiles, shields, followers: counts } of features) {
    if (kind !== 'field' && openSides > 0) give(counts, tiles.size + shields);
  }
  const touches = (farm: (typeof farms)[number], city: (typeof cities)[number]): boolean =>
    city.segments.some((segment) => farm.cities.has(segment));
  if (options.farmers === 'cities') {
    for (const city of cities) {
      const near = farms.filter((farm) => touches(farm, city));
      give(
        players.map((_, player) =>
          near.reduce((sum, { followers: counts }) => sum + counts[player]!, 0),
        ),
        4,
      );
    }
  } else {
    for (const farm of farms) {
      give(farm.followers, 3 * cities.filter((city) => touches(farm, city)).length);
    }
  }
  for (const { player, x, y, on } of followers) {
    if (on !== 'cloister' && on !== 'shrine') continue;
    points[player]! += board.filter(
      (tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1,
    ).length;
  }
  return points;
}
