import type { Snapshot } from '@ochre/stone-age/rules';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../in-words.tsx';
import type { Deciding } from '../play/deciding.ts';
import { factsOf } from './facts.ts';
import { HintCard } from './hint-card.tsx';
import { HINTS } from './hints.ts';
import { keepProgress, keptProgress } from './kept-progress.ts';
import { isOver, keepUp, OVER, withRead } from './progress.ts';

interface GuideProps {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly isTurnDone: boolean;
  readonly deciding: Deciding;
  /** The table's. */
  readonly id: string;
  /** Whether the bots wait, because there is something to read. */
  readonly hold: (isHeld: boolean) => void;
}

/** Leads through the first round: one hint at a time, and the player may do anything meanwhile. */
export function Guide({ id, view, viewer, isTurnDone, deciding, hold }: GuideProps) {
  const words = useWords();
  const [{ odds }] = useSettings();
  const [progress, setProgress] = useState(() => keptProgress(id));
  const now = { view, you: viewer, at: deciding.at, isTurnDone };
  const kept = keepUp(progress, now);
  if (kept !== progress) setProgress(kept);
  const { open } = kept;
  const isOpen = open !== undefined;
  useEffect(() => keepProgress(id, kept), [id, kept]);
  useEffect(() => hold(isOpen), [hold, isOpen]);
  if (isOver(kept)) return null;
  return (
    <HintCard
      name={open}
      about={open === undefined ? [] : HINTS[open].about(now)}
      facts={factsOf(now, odds === 'shown', words)}
      // Where something is chosen or asked about, these keys are about that.
      hasKeys={deciding.at === undefined && deciding.asked === undefined}
      onRead={() => setProgress(withRead(kept))}
      onSkip={() => setProgress(OVER)}
    />
  );
}
