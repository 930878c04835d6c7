import { errorOf, meanOf } from '../statistics/sample.ts';

/** Fewer playouts say nothing. */
const FEWEST = 3;
/** So many standard errors are no accident. */
const ERRORS = 2;
/** Playouts that all end alike may have missed what is rare: the next could change the sum by so much. */
const UNSEEN = 0.2;

/**
 * Whether a move need not be looked into any further, by how far it was behind the best one in each
 * playout on the same cards and dice.
 */
export function isClearlyWorse(behind: readonly number[]): boolean {
  const count = behind.length;
  return count >= FEWEST && meanOf(behind) > ERRORS * errorOf(behind) + UNSEEN / count;
}
