import type { Lay } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import { challengesIn } from './challenges.ts';
import { type Closing, closingOf } from './closing.ts';
import { changedBy, type Feature, isBuilding } from './features.ts';

/** A road, city or building that a laying changes, as it would then be. */
export interface Touched {
  readonly feature: Feature;
  /** What it takes to complete it; nothing more where the laying does. */
  readonly closing: Closing;
  /** Who is sent home with nothing, because this is complete before theirs (K7). */
  readonly loser: number | undefined;
}

/** What a laying of the tile in hand changes; it must be legal. Buildings beside it that nobody is in are left out. */
export function touchedBy(view: Snapshot, lay: Lay): readonly Touched[] {
  const changed = changedBy(view, lay);
  return changed.flatMap((feature): Touched[] => {
    const closing = closingOf(view, feature);
    const isOwn = feature.tiles.some(([x, y]) => x === lay.x && y === lay.y);
    if (closing === undefined || (isBuilding(feature.kind) && !isOwn && nobodyIn(feature))) {
      return [];
    }
    return [{ feature, closing, loser: loserOf(view, feature, changed) }];
  });
}

const nobodyIn = ({ holders }: Feature): boolean => holders.length === 0;

/** K7, K8 */
function loserOf(
  view: Snapshot,
  { kind, isComplete, tiles }: Feature,
  changed: readonly Feature[],
): number | undefined {
  if (!isBuilding(kind) || !isComplete) return undefined;
  const isThere = ({ x, y }: { x: number; y: number }, squares: Feature['tiles']): boolean =>
    squares.some((square) => square[0] === x && square[1] === y);
  const sides = challengesIn(view)
    .map((challenge) => challenge.sides)
    .find((two) => two.some((side) => isThere(side, tiles)));
  const other = sides?.find((side) => !isThere(side, tiles));
  if (other === undefined) return undefined;
  const isCompleteToo = changed.some(
    (one) => isBuilding(one.kind) && one.isComplete && isThere(other, one.tiles),
  );
  return isCompleteToo ? undefined : other.player;
}
