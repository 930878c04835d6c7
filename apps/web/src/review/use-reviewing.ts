import type { GameRecord } from '@ochre/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { useOchre } from '../ochre.ts';
import type { Reviewing } from '../study/game-reviewing.ts';

/** The review of a game: whoever looks at it wants it made. It goes on when they look elsewhere. */
export function useReviewing(table: string, record: GameRecord): Reviewing {
  const { reviews } = useOchre();
  const reviewing = reviews.of(table, record);
  useEffect(() => {
    void reviews.begin(table, record);
  }, [reviews, table, record]);
  return useSyncExternalStore(reviewing.subscribe, () => reviewing.snapshot);
}
