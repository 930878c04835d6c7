export * from './action.ts';
export type { CarcassonneRig } from './check-setup.ts';
export type { Event, Scored, SquareXY } from './events.ts';
export { carcassonne } from './game.ts';
export * from './query/index.ts';
export type { Result, Snapshot, SnapshotFollower, SnapshotTile } from './snapshot.ts';
export type { State } from './state.ts';
export { START_TILE, TILES, type TileType } from './tiles.ts';
export * from './vocabulary.ts';
