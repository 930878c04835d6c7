import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { memo } from 'react';
import { sayContent } from './say-line.ts';
import { type Cast, isSameCast } from './shell-cast.ts';
import type { StoryLine } from './story.ts';

interface LogLineProps {
  readonly line: StoryLine;
  readonly cast: Cast;
  /** Whether it tells of what came before the moment that is shown, led to it, or comes after. */
  readonly when: 'before' | 'now' | 'after';
  readonly onJump: (moves: number) => void;
}

/** A line of the log: a sentence that leads to its moment. */
export const LogLine = memo(
  function LogLine({ line, cast, when, onJump }: LogLineProps) {
    const { content } = line;
    const text = sayContent(content, cast);
    if (text === '') return null;
    const says = (
      <>
        <Figure line={line} cast={cast} />
        <span>{text}</span>
      </>
    );
    if (line.from === undefined && content.kind !== 'deeds') {
      return <li className={`log-line of-${content.kind} ${when}`}>{says}</li>;
    }
    return (
      <li className={`log-line of-${content.kind} ${when}`}>
        <button
          type="button"
          // One stop for the whole log: arrows go from line to line.
          tabIndex={when === 'now' ? 0 : -1}
          {...(when === 'now' ? { 'aria-current': 'true' } : {})}
          onClick={() => onJump(line.to)}
        >
          {says}
        </button>
      </li>
    );
  },
  (one, other) =>
    one.line.version === other.line.version &&
    one.line.to === other.line.to &&
    one.when === other.when &&
    one.onJump === other.onJump &&
    isSameCast(one.cast, other.cast),
);

/** Who it was; the words name them, too. */
export function Figure({ line: { content }, cast }: Pick<LogLineProps, 'line' | 'cast'>) {
  if (content.kind !== 'deeds') return null;
  return (
    <i className="log-figure">
      <Icon name={`person-${ofSeat(cast.seats, content.player).tribe}`} size={18} />
    </i>
  );
}
