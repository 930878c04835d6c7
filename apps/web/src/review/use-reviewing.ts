import type { GameRecord } from '@ochre/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { useOchre } from '../ochre.ts';
import type { Reviewing } from '../study/game-reviewing.ts';

/**
 * The review of a game: whoever looks at it wants it made, unless they have stopped it. It goes on when they
 * look elsewhere.
 */
export function useReviewing(table: string, record: GameRecord): Reviewing {
  const { reviews } = useOchre();
  const reviewing = reviews.of(table, record);
  useEffect(() => {
    if (reviewing.snapshot.stage !== 'stopped') void reviews.begin(table, record);
  }, [reviews, reviewing, table, record]);
  return useSyncExternalStore(reviewing.subscribe, () => reviewing.snapshot);
}
