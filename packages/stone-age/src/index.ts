export * from './action.ts';
export * from './components.ts';
export { placeNames } from './compose.ts';
export type { Breakdown, Event } from './events.ts';
export { stoneAge } from './game.ts';
export { goodsInWords, resourceValue, totalResources } from './goods.ts';
export { SOLO_DIFFICULTY, SOLO_GRADES } from './modules/index.ts';
export * from './odds/index.ts';
export type { StoneAgeRig } from './rig.ts';
export { type Result, tieBreak } from './scoring.ts';
export { type SeenScore, seenScores } from './seen-score.ts';
export type {
  Snapshot,
  SnapshotDecision,
  SnapshotPlayer,
} from './snapshot.ts';
export type { Ending, Player, SnapshotSolo, State } from './state.ts';
export * from './vocabulary.ts';
