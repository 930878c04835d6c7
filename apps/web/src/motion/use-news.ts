import type { Told } from '@ochre/match';
import type { Event } from '@ochre/stone-age';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { newsAfter } from './news.ts';

/**
 * Calls back with the moves that came since the last time, before they are seen. What was there
 * from the beginning is no news; what comes while nobody looks waits until somebody does.
 */
export function useNews(
  told: readonly Told[],
  onNews: (moves: readonly (readonly Event[])[]) => void,
): void {
  const seen = useRef<number>(undefined);
  const look = useEffectEvent(() => {
    const last = told.at(-1)?.seq;
    if (last === undefined || (seen.current !== undefined && document.hidden)) return;
    const moves = seen.current === undefined ? [] : newsAfter(seen.current, told);
    seen.current = last;
    if (moves.length > 0) onNews(moves);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: news come with the log.
  useLayoutEffect(() => look(), [told]);
  useLayoutEffect(() => {
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
