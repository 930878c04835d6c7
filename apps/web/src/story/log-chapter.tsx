import { memo } from 'react';
import { LogLine } from './log-line.tsx';
import { type Cast, isSameCast } from './shell-cast.ts';
import type { Chapter, StoryLine } from './story.ts';

interface LogChapterProps {
  readonly chapter: Chapter;
  readonly cast: Cast;
  /** The line of the moment that is shown, where it is in this chapter. */
  readonly shown: StoryLine | undefined;
  /** Whether a chapter that does not hold it lies after it. */
  readonly isAfter: boolean;
  readonly onJump: (moves: number) => void;
}

/** A round of the log. */
export const LogChapter = memo(
  function LogChapter({ chapter, cast, shown, isAfter, onJump }: LogChapterProps) {
    const { teller, seats } = cast;
    const { round, lines } = chapter;
    const at = shown === undefined ? (isAfter ? -1 : lines.length) : lines.indexOf(shown);
    const whenOf = (index: number, { to }: StoryLine) => {
      if (index === at) return 'now';
      return index < at || to <= (shown?.to ?? -1) ? 'before' : 'after';
    };
    return (
      <li className="log-chapter">
        {round !== undefined && <h3>{teller.chapter(round, seats.length)}</h3>}
        <ol>
          {lines.map((line, index) => (
            <LogLine
              key={line.key}
              line={line}
              cast={cast}
              when={whenOf(index, line)}
              onJump={onJump}
            />
          ))}
        </ol>
      </li>
    );
  },
  (one, other) =>
    one.chapter.version === other.chapter.version &&
    one.shown?.key === other.shown?.key &&
    one.isAfter === other.isAfter &&
    one.onJump === other.onJump &&
    isSameCast(one.cast, other.cast),
);
