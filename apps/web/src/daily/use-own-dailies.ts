import { useEffect, useState } from 'react';
import { Known } from '../online/known.ts';
import { network } from '../online/network.ts';
import { keepOf } from '../settings/index.ts';
import { takeInGames } from './own-dailies.ts';

/** Takes in what was played in other browsers, where the server knows who looks; whoever shows it draws again. */
export function useOwnDailies(): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!navigator.onLine || !new Known().is()) return;
    network()
      .then(({ api }) => api.dailies())
      .then(
        (games) => {
          takeInGames(keepOf(window), games);
          draw((times) => times + 1);
        },
        // What this browser knows is shown anyway.
        () => undefined,
      );
  }, []);
}
