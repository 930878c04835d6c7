import type { Snapshot } from '@ochre/stone-age/rules';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { useIsShowing } from '@ochre/ui/motion/showing.ts';
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
  readonly isOddsShown: boolean;
  readonly deciding: Deciding;
  readonly lesson: Lesson;
  /** The table's. */
  readonly id: string;
  /** Whether the bots wait, because there is something to read. */
  readonly hold: (isHeld: boolean) => void;
}

/** Leads through the first round: one hint at a time, and the player may do anything meanwhile. */
export function Guide({ id, lesson: first, ...props }: GuideProps) {
  const { view, viewer, isTurnDone, isOddsShown, deciding, hold } = props;
  const words = useWords();
  const [progress, setProgress] = useState(() => keptProgress(id));
  const [lesson, setLesson] = useState(first);
  const now = { lesson, view, you: viewer, at: deciding.at, isTurnDone };
  const next = keepUp(progress, now);
  // What still moves is looked at first: it is spoken of when it lies there.
  const isStill = !useIsShowing();
  const kept = isStill ? next : progress;
  if (kept !== progress) setProgress(kept);
  const open = isStill ? kept.open : undefined;
  const isHeld = next.open !== undefined;
  useEffect(() => keepProgress(id, kept), [id, kept]);
  useEffect(() => hold(isHeld), [hold, isHeld]);
  if (isOver(kept, lesson)) return null;
  return (
    <HintCard
      name={open}
      about={open === undefined ? [] : HINTS[open].about(now)}
      facts={factsOf(now, isOddsShown, words)}
      // Where something is chosen or asked about, these keys are about that.
      hasKeys={deciding.at === undefined && deciding.asked === undefined}
      onRead={() => setProgress(withRead(kept))}
      onSecond={() => {
        setLesson('second');
        setProgress(withRead(kept));
      }}
      lesson={lesson}
      onSkip={() => setProgress(OVER)}
    />
  );
}
