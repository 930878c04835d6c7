import type { GameSummary } from '@ochre/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Known } from './known.ts';
import { network } from './network.ts';

const NONE: readonly GameSummary[] = [];

/** Where the reader still plays over the network, none while nobody can say; and how to look again. */
export function useOwnTables(): readonly [readonly GameSummary[], () => void] {
  const [tables, setTables] = useState(NONE);
  const look = useCallback(() => {
    if (document.hidden || !new Known().is()) return;
    const asked = navigator.onLine ? network().then(({ api }) => api.tables()) : NONE;
    Promise.resolve(asked).then(setTables, () => setTables(NONE));
  }, []);
  useEffect(() => {
    look();
    // Others have moved meanwhile.
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [look]);
  return [tables, look];
}
