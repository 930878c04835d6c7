import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Cast } from './shell-cast.ts';
import './log.css';
import { LogChapter } from './log-chapter.tsx';
import { type Chapter, lineAt } from './story.ts';
import { useScroll } from './use-scroll.ts';

interface LinesProps {
  readonly story: readonly Chapter[];
  readonly cast: Cast;
  /** The moment that is shown, in moves; without it, the last one, as it comes. */
  readonly at: number | undefined;
  readonly moves: number;
  readonly onJump: (moves: number) => void;
}

/** All lines by rounds, the newest at the bottom. Arrow keys go from line to line. */
export function Lines({ story, cast, at, moves, onJump }: LinesProps) {
  const { words } = cast;
  const pane = useRef<HTMLDivElement>(null);
  const jump = useSame(onJump);
  const shown = useMemo(() => lineAt(story, at ?? moves), [story, at, moves]);
  const follow = useScroll(pane, `${at} ${story.at(-1)?.version}`, at === undefined);
  const from = shown === undefined ? -1 : story.findIndex(({ lines }) => lines.includes(shown));
  /** Before the first line there is none to hold the focus: the lines are scrolled by keys all the same. */
  const scrolled = shown === undefined ? { tabIndex: 0 } : {};
  return (
    <div className="log-lines" ref={pane} onScroll={follow} {...scrolled}>
      {story.length === 0 ? (
        <p>{words.story.log.empty}</p>
      ) : (
        <ol onKeyDown={walk}>
          {story.map((chapter, index) => (
            <LogChapter
              key={chapter.key}
              chapter={chapter}
              cast={cast}
              shown={index === from ? shown : undefined}
              isAfter={index > from}
              onJump={jump}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The same function every time, so that lines are not drawn anew because of it. */
function useSame(act: (moves: number) => void): (moves: number) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((moves) => latest.current(moves), []);
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** From the line with the focus to the next. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const next = lines[lines.indexOf(event.target as HTMLButtonElement) + step];
  event.preventDefault();
  next?.focus();
}
