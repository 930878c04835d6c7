import type { SegmentName, SnapshotTile } from '../../rules/index.ts';
import { cutOf, spotOf } from '../art/geometry/index.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a figure stands on the land, in squares; the cut of a tile depends on when it was laid. */
export function spotOn(board: readonly SnapshotTile[], at: Spot, on: SegmentName): Spot {
  const order = board.findIndex(({ x, y }) => x === at.x && y === at.y);
  const tile = board[order];
  if (tile === undefined) return { x: at.x + 0.5, y: at.y + 0.5 };
  const [x, y] = spotOf(tile, on, cutOf(tile.tile, order));
  return { x: at.x + x / 100, y: at.y + y / 100 };
}
