export * from './action.ts';
export type { Event, Scored, SquareXY } from './events.ts';
export { carcassonne } from './game.ts';
export type { InTheWay } from './neighbours.ts';
export * from './query/index.ts';
export { type JoinedFeature, type Mismatch, type Reason, reasonAgainst } from './reasons.ts';
export type { Snapshot, SnapshotFollower, SnapshotTile } from './snapshot.ts';
export type { State } from './state.ts';
export * from './vocabulary.ts';
