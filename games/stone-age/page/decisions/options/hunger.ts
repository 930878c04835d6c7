import { ofSeat } from '@ochre/kernel';
import { momentOf, type Snapshot, STARVING } from '@ochre/stone-age/rules';
import { type BundleOption, worthOf } from './bundle.ts';

/** Where a player comes to on the track who lets their people stay hungry (B8.3). */
export function scoreAfterStarving(view: Snapshot, player: number): number {
  const after = ofSeat(view.players, player).score + STARVING;
  return momentOf(view).rules.negativeScores ? after : Math.max(0, after);
}

/**
 * Which costs less: what is cheapest to share, or the points that are really lost. Alone, hunger costs
 * more than points, and nobody can say how much.
 */
export function cheaperSide(
  view: Snapshot,
  player: number,
  meal: BundleOption | undefined,
): 'feed' | 'starve' | undefined {
  if (view.solo !== undefined) return undefined;
  if (meal === undefined) return 'starve';
  const loss = ofSeat(view.players, player).score - scoreAfterStarving(view, player);
  return worthOf(meal.bundle) <= loss ? 'feed' : 'starve';
}
