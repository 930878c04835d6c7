import { useEffect, useState } from 'react';
import type { GuideSlot, Lesson } from '../game/game-page.ts';
import { useIsShowing } from '../motion/showing.ts';
import type { Course } from './course.ts';
import { HintCard } from './hint-card.tsx';
import { keepProgress, keptProgress } from './kept-progress.ts';
import type { GuidedScreen } from './on-screen.ts';
import { Guidance, withRead } from './progress.ts';

interface GuideProps<Name extends string, Now extends { readonly lesson: Lesson }> {
  readonly slot: Pick<GuideSlot, 'id' | 'lesson' | 'hold'>;
  readonly course: Course<Name, Now>;
  readonly screen: GuidedScreen;
  /** What is on the table, for a lesson. */
  readonly nowIn: (lesson: Lesson) => Now;
  readonly say: (name: Name, now: Now) => { readonly title: string; readonly text: string };
  /** Where something is chosen or asked about, keys are about that. */
  readonly hasKeys: boolean;
}

/** Leads through the first turns: one hint at a time, and the player may do anything meanwhile. */
export function Guide<Name extends string, Now extends { readonly lesson: Lesson }>(
  props: GuideProps<Name, Now>,
) {
  const { slot, course, screen, nowIn, say, hasKeys } = props;
  const { id, hold } = slot;
  const [guidance] = useState(() => new Guidance(course));
  const [progress, setProgress] = useState(() => keptProgress(id, course.names));
  const [lesson, setLesson] = useState(slot.lesson);
  const now = nowIn(lesson);
  const next = guidance.keepUp(progress, now);
  // What still moves is looked at first: it is spoken of when it lies there.
  const isStill = !useIsShowing();
  const kept = isStill ? next : progress;
  if (kept !== progress) setProgress(kept);
  const open = isStill ? kept.open : undefined;
  const isHeld = next.open !== undefined;
  useEffect(() => keepProgress(id, kept), [id, kept]);
  useEffect(() => hold(isHeld), [hold, isHeld]);
  if (guidance.isOver(kept, lesson)) return null;
  const parts = course.parts[lesson];
  const hint = open === undefined ? undefined : course.hints[open];
  return (
    <HintCard
      shown={
        open && hint
          ? {
              name: open,
              kind: hint.kind,
              part: parts.indexOf(hint.part),
              parts: parts.length,
              isLast: open === course.last[lesson],
              ...say(open, now),
            }
          : undefined
      }
      about={hint?.about(now) ?? []}
      screen={screen}
      hasKeys={hasKeys}
      onRead={() => setProgress(withRead(kept))}
      onSecond={
        open === course.last.first
          ? () => {
              setLesson('second');
              setProgress(withRead(kept));
            }
          : undefined
      }
      onSkip={() => setProgress(guidance.over)}
    />
  );
}
