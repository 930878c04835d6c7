import type { Counted } from '@ochre/words';

/** What is said while something moves. */
export interface MotionWords {
  /** Shows the table as it is. */
  readonly skip: string;
  /** Of which a farm's points are a sum. */
  readonly cities: Counted;
  /** Before a sum: what somebody had, gets and has then. */
  readonly score: string;
}
