import {
  countOf,
  type OpenSquare,
  type Snapshot,
  type TileType,
  type Turn,
  tilesIn,
} from '../../../rules/index.ts';

/** A type of tile: how many of it there are, and how many lie face down still. */
export interface TileCount {
  readonly tile: string;
  readonly all: number;
  readonly left: number;
  readonly kinds: readonly TileKind[];
  /** The turns in which it fits the square that is looked at. */
  readonly turns: readonly Turn[];
}

/** What a tile can be looked for by. */
export const TILE_KINDS = ['city', 'road', 'building'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Every type of the game, in the order of the list of tiles. */
export const tileCounts = (view: Snapshot, square?: OpenSquare): readonly TileCount[] =>
  tilesIn(view.modules).map((type) => ({
    tile: type.id,
    all: countOf(type),
    left: view.remaining[type.id] ?? 0,
    kinds: TILE_KINDS.filter((kind) => HAS[kind](type)),
    turns: square?.fitting.find(({ tile }) => tile === type.id)?.turns ?? [],
  }));

const HAS: Readonly<Record<TileKind, (type: TileType) => boolean>> = {
  city: ({ cities }) => cities.length > 0,
  road: ({ roads }) => roads.length > 0,
  building: ({ building }) => building !== undefined,
};
