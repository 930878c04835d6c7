import type { GameRecord } from '@ochre/kernel';
import type { Review } from '@ochre/search/review';

/** A record that is reviewed. */
export interface Reviewed {
  readonly file: string;
  readonly record: GameRecord;
  readonly review: Review;
}
