import type { Limit } from '@ochre/search';

/** So many milliseconds from now. */
export function timeLimit(ms: number): Limit {
  const end = performance.now() + ms;
  return { ms, isOver: () => performance.now() >= end };
}

/**
 * The same limit; `onLong` hears once when it lasts longer than so many milliseconds. Thinking lets
 * nothing else happen, no timer either, so that the limit itself must keep an eye on the time.
 */
export function withNotice(limit: Limit, ms: number, onLong: () => void): Limit {
  const short = timeLimit(ms);
  let isTold = false;
  return {
    ...(limit.ms === undefined ? {} : { ms: limit.ms }),
    isOver() {
      if (!isTold && short.isOver()) {
        isTold = true;
        onLong();
      }
      return limit.isOver();
    },
  };
}
