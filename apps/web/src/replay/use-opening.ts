import { type GameRecord, Refused } from '@ochre/kernel';
import { useState } from 'react';
import { useWords } from '../words/language.tsx';
import { openRecord } from './open-record.ts';

/** In bytes. The longest game there is has a tenth of it. */
const LARGEST = 1_000_000;

interface Problem {
  readonly says: string;
  /** In the engine's own words. */
  readonly detail?: string;
}

interface Opening {
  readonly open: (content: string) => Promise<void>;
  readonly read: (file: File) => Promise<void>;
  readonly problem: Problem | undefined;
  readonly forget: () => void;
}

/** Opens a record that somebody has brought, and says why it is none. */
export function useOpening(onRecord: (record: GameRecord) => void): Opening {
  const { import: says } = useWords().story;
  const [problem, setProblem] = useState<Problem>();
  const open = async (content: string): Promise<void> => {
    try {
      const record = await openRecord(content);
      setProblem(undefined);
      onRecord(record);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem({ says: says.broken, detail: error.message });
    }
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > LARGEST) return setProblem({ says: says.tooLarge });
    const content = await file.text().catch(() => undefined);
    if (content === undefined) setProblem({ says: says.unreadable });
    else await open(content);
  };
  return { open, read, problem, forget: () => setProblem(undefined) };
}
