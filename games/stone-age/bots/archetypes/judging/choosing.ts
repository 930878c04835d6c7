import { oneOf, type Random } from '@ochre/kernel';
import type { Action } from '@ochre/stone-age/rules';

/** Measures moves that are legal together: the higher, the better. */
export type Judge = (action: Action) => number;

/** The move that measures highest; equal ones are drawn by lot. */
export function highest(legal: readonly Action[], judge: Judge, random: Random): Action {
  let found: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = judge(action);
    if (value > most) {
      found = [action];
      most = value;
    } else if (value === most) found.push(action);
  }
  return oneOf(found, random);
}
