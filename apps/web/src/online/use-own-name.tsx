import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { NameSheet } from './name-sheet.tsx';

/** Gives what to be called; undefined when nobody said it. With a problem, another name is asked for. */
export type AskName = (problem?: string) => Promise<string | undefined>;

/** What the reader is called: known, or asked for by the sheet that comes with it. */
export function useOwnName(): readonly [AskName, ReactNode] {
  const [{ name }, change] = useSettings();
  const [asking, setAsking] = useState<{ readonly problem: string | undefined }>();
  const answer = useRef<(name: string | undefined) => void>(undefined);
  const known = name.trim();
  const ask: AskName = useCallback(
    (problem) => {
      if (known !== '' && problem === undefined) return Promise.resolve(known);
      setAsking({ problem });
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    [known],
  );
  const tell = (said: string | undefined): void => {
    if (said !== undefined) change({ name: said });
    setAsking(undefined);
    answer.current?.(said);
  };
  const sheet = asking !== undefined && (
    <NameSheet
      name={known}
      problem={asking.problem}
      onName={tell}
      onClose={() => tell(undefined)}
    />
  );
  return [ask, sheet];
}
