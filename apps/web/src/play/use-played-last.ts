import type { TableView } from '@ochre/match';
import { useEffect } from 'react';
import { useSettings } from '../settings/index.ts';

/** Who plays finds this game first the next time; who watches does not. */
export function usePlayedLast(view: TableView | undefined): void {
  const [{ game }, change] = useSettings();
  const played = view?.stage === 'playing' && view.you !== undefined ? view.plan.game : undefined;
  useEffect(() => {
    if (played !== undefined && played !== game) change({ game: played });
  }, [played, game, change]);
}
