import type { Limit } from '@ochre/search';

/** So many milliseconds from now. */
export function timeLimit(ms: number): Limit {
  const end = performance.now() + ms;
  return { ms, isOver: () => performance.now() >= end };
}
