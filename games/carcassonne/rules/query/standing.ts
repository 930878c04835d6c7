import { carcassonne } from '../game.ts';
import type { Snapshot, SnapshotTile } from '../snapshot.ts';
import { stateOf } from './state-of.ts';

/** What everybody would have if the game ended now. */
export const scoresNow = (view: Snapshot): readonly number[] => carcassonne.scores(stateOf(view));

/** The tile that each player laid last, in the order of laying. */
export function lastTiles({ board }: Snapshot): readonly SnapshotTile[] {
  const last = new Map<number, SnapshotTile>();
  for (const tile of board) {
    if (tile.player === null) continue;
    last.delete(tile.player);
    last.set(tile.player, tile);
  }
  return [...last.values()];
}
