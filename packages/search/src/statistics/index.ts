export { clusteredShare, type Stratum } from './clustered-share.ts';
export { eloOf } from './elo.ts';
export { around, type Estimate } from './interval.ts';
export {
  alone,
  type LineUp,
  membersOf,
  mixedLineUps,
  oneAgainst,
  seatsTaken as seatsOf,
} from './line-ups.ts';
export { covarianceOf, type Moments, newMoments, observe } from './moments.ts';
export { estimateOf, varianceOf } from './sample.ts';
export { PARTS_OF_A_VICTORY } from './shared-victory.ts';
