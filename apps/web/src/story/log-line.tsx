import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { memo } from 'react';
import { saidIn, sayContent } from './say-line.ts';
import { type Cast, isSameCast } from './shell-cast.ts';
import { SaidBy } from './speaker.tsx';
import type { Content, StoryLine } from './story.ts';

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
        <LineText line={line} cast={cast} text={text} />
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

/** Who it was: by the colour of a seat, or an eye for who watches; the words name them, too. */
export function Figure({ line: { content }, cast }: Pick<LogLineProps, 'line' | 'cast'>) {
  const seat = seatIn(content);
  if (seat === undefined) return null;
  return (
    <i className="log-figure">
      <Icon
        name={seat === 'watching' ? 'eye' : `person-${ofSeat(cast.seats, seat).tribe}`}
        size={18}
      />
    </i>
  );
}

function seatIn(content: Content): number | 'watching' | undefined {
  if (content.kind === 'deeds') return content.player;
  if (content.kind !== 'table') return undefined;
  const { what } = content;
  if (what.kind === 'said') return what.seat ?? 'watching';
  return 'seat' in what ? what.seat : undefined;
}

interface LineTextProps extends Pick<LogLineProps, 'line' | 'cast'> {
  /** What the line says in all. */
  readonly text: string;
}

/** The words of a line; what somebody said stands apart from who said it. */
export function LineText({ line: { content }, cast, text }: LineTextProps) {
  if (content.kind !== 'table' || content.what.kind !== 'said') return <span>{text}</span>;
  return <SaidBy {...saidIn(content.what, cast)} />;
}
