export * from './action.ts';
export * from './components.ts';
export { placeNames } from './compose.ts';
export type { Breakdown, Event } from './events.ts';
export { stoneAge } from './game.ts';
export { goodsInWords, resourceValue, totalResources } from './goods.ts';
export {
  EXTRA_CARD_PRICE,
  SOLO_DIFFICULTY,
  SOLO_FOOD_POINTS,
  SOLO_GRADES,
  SOLO_OFFERED_POINTS,
} from './modules/index.ts';
export * from './odds/index.ts';
export { STARVING } from './phases/feeding.ts';
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
export { whyNotSeen } from './why-not-seen.ts';
export { whyNotThere } from './why-not-there.ts';
