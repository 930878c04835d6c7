export { type Advised, adviceOn } from './advice.ts';
export { careerOf } from './career.ts';
export { DEPTHS, type Depth, USUAL_DEPTH } from './depth.ts';
export { fingerprintOf } from './fingerprint.ts';
export type { AnyReview, GameReview, Judge, Outcome } from './game-review.ts';
export { inShort } from './in-short.ts';
export {
  type KeyMoment,
  keyMomentsOf,
  lossOf,
  luckiestOf,
  worstOf,
} from './key-moments.ts';
export { isUncertain, type Ledger, ledgerOf } from './ledger.ts';
export { ledgerLines } from './ledger-lines.ts';
export type { Judged } from './looking.ts';
export type { Moment, Start } from './moment.ts';
export type { Compared } from './paired.ts';
export { replayed } from './replayed.ts';
export { type Known, type Review, reviewGame, wholeReview } from './review-game.ts';
export { type Try, tryOf } from './tried.ts';
export { minus, type Worth } from './worth.ts';
