import type { Lay } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import { changedBy, type Feature, featuresOf, type Part } from './features.ts';

/** Farms that a laying makes one (C4.4). */
export interface JoinedFarms {
  /** As it would then be; somebody holds it. */
  readonly farm: Feature;
  /** What it was before. */
  readonly from: readonly Feature[];
  /** Who held one of them, and has fewer farmers than others then. */
  readonly losers: readonly number[];
}

/** The farms with farmers that a laying of the tile in hand joins with others; it must be legal. */
export function farmsJoinedBy(view: Snapshot, lay: Lay): readonly JoinedFarms[] {
  return changedBy(view, lay).flatMap((farm): JoinedFarms[] => {
    if (farm.kind !== 'farm' || farm.holders.length === 0) return [];
    const parts = new Set(farm.parts.map(keyOf));
    const from = featuresOf(view).filter(
      (one) => one.kind === 'farm' && parts.has(keyOf(one.parts[0]!)),
    );
    if (from.length < 2) return [];
    const held = new Set(from.flatMap(({ holders }) => holders));
    const losers = [...held].filter((player) => !farm.holders.includes(player)).sort();
    return [{ farm, from, losers }];
  });
}

const keyOf = ({ x, y, on }: Part): string => `${x},${y} ${on}`;
