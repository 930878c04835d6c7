import { useEffect, useReducer } from 'react';

/** Draws anew every so many milliseconds; undefined: never. */
export function useTick(every: number | undefined): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
}
