export * from './action.ts';
export { bitCount } from './bits.ts';
export { CARD_COSTS } from './card-costs.ts';
export * from './components.ts';
export { placeNames } from './compose.ts';
export { DECISION_KINDS, type DecisionKind } from './decision-kinds.ts';
export {
  areaAfter,
  ELDER_AREAS,
  ELDER_MATERIAL,
  type ElderArea,
  type ElderMaterial,
  placesInArea,
  VILLAGE_ORDER,
} from './elder.ts';
export { type Breakdown, type Event, turnsUp } from './events.ts';
export { AGRICULTURE_END, MERCHANT_END } from './gains.ts';
export { stoneAge } from './game.ts';
export { goodsInWords, resourceValue, totalResources } from './goods.ts';
export {
  EXTRA_CARD_PRICE,
  SOLO_DIFFICULTY,
  SOLO_FOOD_POINTS,
  SOLO_GRADES,
  SOLO_LEFT_POINTS,
  SOLO_LOST_POINTS,
  SOLO_OFFERED_POINTS,
  soloVillagePlaces,
} from './modules/index.ts';
export { type Obstacle, obstacleAt, type Standing } from './obstacle.ts';
export * from './odds/index.ts';
export { MOST_PEOPLE } from './people.ts';
export { STARVING } from './phases/feeding.ts';
export { GATHERING_CIRCLES, PLACE_YIELDS } from './place-yields.ts';
export { pointsFor } from './purchases.ts';
export type { StoneAgeRig } from './rig.ts';
export { type Result, tieBreak } from './scoring.ts';
export { type SeenScore, seenScores } from './seen-score.ts';
export type {
  Snapshot,
  SnapshotDecision,
  SnapshotPlayer,
} from './snapshot.ts';
export type { Ending, Player, SnapshotSolo, State } from './state.ts';
export { playerAt } from './state.ts';
export { HIGHEST_TOOL, MOST_TOOLS } from './tools.ts';
export * from './vocabulary.ts';
export { whyNotSeen } from './why-not-seen.ts';
export { whyNotThere } from './why-not-there.ts';
