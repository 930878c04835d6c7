import type { SnapshotTile } from '../../../rules/index.ts';
import { cutOf } from '../geometry/plan.ts';
import { type DrawnTile, drawTile } from '../tile/draw-tile.ts';

/** A tile that is to be drawn on its square; without a cut, the one of its place in the list. */
export type TileOnLand = Pick<SnapshotTile, 'x' | 'y' | 'tile' | 'rotation'> & {
  readonly cut?: number;
};

/** A tile on its square, drawn. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly drawn: DrawnTile;
}

/** All tiles of a land, and each by its square. */
export interface Laid {
  readonly tiles: readonly LaidTile[];
  readonly at: (x: number, y: number) => LaidTile | undefined;
}

export const cutAt = ({ tile, cut }: TileOnLand, order: number): number =>
  cut ?? cutOf(tile, order);

/** What lies under a point of the land: its tile as it lies, and how it is cut. */
export function tileUnder(
  board: readonly TileOnLand[],
  { x, y }: { readonly x: number; readonly y: number },
) {
  const order = board.findIndex((tile) => tile.x === x && tile.y === y);
  const tile = board[order];
  return tile === undefined ? undefined : { tile, cut: cutAt(tile, order) };
}

export function laidOf(board: readonly TileOnLand[]): Laid {
  const tiles = board.map((one, order) => ({
    x: one.x,
    y: one.y,
    drawn: drawTile(one.tile, one.rotation, cutAt(one, order)),
  }));
  const bySquare = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  return { tiles, at: (x, y) => bySquare.get(`${x},${y}`) };
}
