import type { GameRecord } from '@ochre/kernel';
import { useEffect, useRef, useState } from 'react';
import { gameIn, holdsGame } from './game-link.ts';
import { openRecord } from './open-record.ts';

/** Opens the game that came with the address; tells whether it could not be read. */
export function useLinkedGame(onRecord: (record: GameRecord) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const latest = useRef(onRecord);
  latest.current = onRecord;
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!holdsGame(location.href)) return;
      latest.current(await openRecord((await gameIn(location.href)) ?? ''));
    };
    const lookOrSay = (): void => void look().catch(() => setBroken(true));
    lookOrSay();
    addEventListener('hashchange', lookOrSay);
    return () => removeEventListener('hashchange', lookOrSay);
  }, []);
  return isBroken;
}
