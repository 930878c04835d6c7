import type { Feature, Part, SnapshotTile } from '../../rules/index.ts';
import { cutOf, type Point, spotOf } from '../art/geometry/index.ts';

type Board = readonly SnapshotTile[];

/** Where a figure stands on a segment, in squares of the land. */
export function spotAt(board: Board, { x, y, on }: Part): Point {
  const order = board.findIndex((tile) => tile.x === x && tile.y === y);
  const tile = board[order];
  if (tile === undefined) return [x + 0.5, y + 0.5];
  const [dx, dy] = spotOf(tile, on, cutOf(tile.tile, order));
  return [x + dx / 100, y + dy / 100];
}

/** A place of a feature where there is room for a sign: the spot nearest to its middle. */
export function middleOf(board: Board, { parts, tiles }: Feature): Point {
  const mean = (axis: 0 | 1): number =>
    tiles.reduce((sum, square) => sum + square[axis] + 0.5, 0) / tiles.length;
  const [x, y] = [mean(0), mean(1)];
  const far = ([toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
  const spots = parts.map((part) => spotAt(board, part));
  return spots.sort((one, other) => far(one) - far(other))[0] ?? [x, y];
}
