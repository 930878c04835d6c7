import type { Flags } from './corners.ts';
import type { TileOnLand } from './laid.ts';

/** A view that comes anew with every move has new lists of the same tiles: what is drawn of them stays. */
export const isSameBoard = (one: readonly TileOnLand[], other: readonly TileOnLand[]): boolean =>
  one === other ||
  (one.length === other.length && one.every((tile, at) => isSameTile(tile, other[at])));

const isSameTile = (one: TileOnLand, other: TileOnLand | undefined): boolean =>
  other !== undefined &&
  one.tile === other.tile &&
  one.x === other.x &&
  one.y === other.y &&
  one.rotation === other.rotation &&
  one.cut === other.cut;

export interface LayerProps {
  readonly board: readonly TileOnLand[];
  readonly seed: string;
}

export const isSameLayer = (one: LayerProps, other: LayerProps): boolean =>
  one.seed === other.seed && isSameBoard(one.board, other.board);

export const areSameFlags = (one: Flags, other: Flags): boolean =>
  one === other ||
  (one.size === other.size && [...one].every(([corner, tribe]) => other.get(corner) === tribe));
