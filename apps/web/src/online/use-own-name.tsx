import { type ReactNode, useRef, useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { NameSheet } from './name-sheet.tsx';

/** What the reader is called: known, or asked for by the sheet that comes with it. */
export function useOwnName(): readonly [() => Promise<string | undefined>, ReactNode] {
  const [{ name }, change] = useSettings();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(name: string | undefined) => void>(undefined);
  const ask = (): Promise<string | undefined> => {
    if (name.trim() !== '') return Promise.resolve(name.trim());
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const tell = (said: string | undefined): void => {
    if (said !== undefined) change({ name: said });
    setAsking(false);
    answer.current?.(said);
  };
  const sheet = isAsking && <NameSheet onName={tell} onClose={() => tell(undefined)} />;
  return [ask, sheet];
}
