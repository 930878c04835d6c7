export { type CountedAtEnd, countedAtEnd } from './at-end.ts';
export { type Challenge, type ChallengeSide, challengesIn } from './challenges.ts';
export { type ClaimWorth, claimWorth } from './claim-worth.ts';
export { type ClosedSquare, closedInHand, closedSquares } from './closed-squares.ts';
export { type Closing, closingOf } from './closing.ts';
export { type Continued, continuedBy } from './continued.ts';
export { type FarmPoints, farmPoints, type HeldFarm, heldFarms } from './farms.ts';
export {
  completedBy,
  type Feature,
  featureAt,
  featuresOf,
  isBuilding,
  type Part,
} from './features.ts';
export { type Gain, gainsOf } from './gains.ts';
export { farmsJoinedBy, type JoinedFarms } from './joined-farms.ts';
export { lieNamed } from './lie-named.ts';
export { type Refusal, refusalAt } from './refusal.ts';
export { shutOffBy } from './shut-off.ts';
export {
  deadSquares,
  type FittingTile,
  type OpenSquare,
  openSquareAt,
  openSquares,
} from './squares.ts';
export { lastTiles, scoresNow } from './standing.ts';
export { stateOf } from './state-of.ts';
export { type Term, termsOf } from './terms.ts';
export { type Touched, touchedBy } from './touched.ts';
export type { Whose } from './whose.ts';
