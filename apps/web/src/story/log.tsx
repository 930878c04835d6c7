import type { Told } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useId, useMemo } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { useWords } from '../words/language.tsx';
import { Lines } from './lines.tsx';
import type { Cast } from './shell-cast.ts';
import './log.css';
import { Figure, LineText } from './log-line.tsx';
import { sayContent } from './say-line.ts';
import { type Chapter, storyOf } from './story.ts';
import { useShownLog } from './use-shown-log.ts';

interface LogProps {
  readonly told: readonly Told[];
  /** How many moves were made. */
  readonly moves: number;
  readonly seats: readonly Seat[];
  /** Who reads; nobody's seat for who watches or shares the screen. */
  readonly viewer?: number | undefined;
  /** The moment that is shown, in moves; without it, now. */
  readonly at?: number | undefined;
  /** Somebody wants to see the board as it was after so many moves. */
  readonly onJump: (moves: number) => void;
  /** From a moment of the past back to the game that goes on. */
  readonly onNow?: (() => void) | undefined;
  /** The log can be opened and folded. */
  readonly folding?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

/** What happened so far, in sentences; each leads to its moment. */
export function WholeLog(props: LogProps) {
  const { seats, viewer, at, onJump, onNow, folding } = props;
  const { told, moves } = useShownLog(props);
  const words = useWords();
  const heading = useId();
  const { story: telling, useTeller } = useGamePage();
  const teller = useTeller();
  const story = useMemo(() => storyOf(told, moves, telling), [told, moves, telling]);
  const { log } = words.story;
  return (
    <section className="log paper" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{words.buttons.log}</h2>
        {onNow !== undefined && at !== undefined && (
          <button type="button" className="to-now" onClick={onNow}>
            {log.toNow}
          </button>
        )}
        {folding !== undefined && (
          <button
            type="button"
            className="fold"
            aria-label={folding.isOpen ? log.fold : log.open}
            aria-expanded={folding.isOpen}
            onClick={folding.onToggle}
          >
            <Icon name="up" size={18} />
          </button>
        )}
      </header>
      <Lines
        story={story}
        cast={{ words, seats, viewer, teller }}
        at={at}
        moves={moves}
        onJump={onJump}
      />
    </section>
  );
}

interface LatestLinesProps extends Pick<LogProps, 'told' | 'moves' | 'seats' | 'viewer' | 'at'> {
  readonly onOpen: () => void;
}

/** So many; where there is less room, the older ones are not seen. */
const LATEST = 3;

/** The log where there is little room: the last lines before the moment that is shown. */
export function LatestLines(props: LatestLinesProps) {
  const { seats, viewer, onOpen } = props;
  const { told, moves } = useShownLog(props);
  const { at = moves } = props;
  const words = useWords();
  const { story: telling, useTeller } = useGamePage();
  const teller = useTeller();
  const story = useMemo(() => storyOf(told, moves, telling), [told, moves, telling]);
  const cast: Cast = { words, seats, viewer, teller };
  return (
    <section className="latest-lines paper">
      <h2>{words.buttons.log}</h2>
      <ol>
        {latestOf(story, at, cast).map(({ line, text }) => (
          <li key={line.key} title={text}>
            <Figure line={line} cast={cast} />
            <LineText line={line} cast={cast} text={text} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="fold"
        aria-label={words.story.log.open}
        aria-expanded="false"
        onClick={onOpen}
      >
        <Icon name="up" size={18} />
      </button>
    </section>
  );
}

/** The last lines that tell of somebody, the newest first: it is the one that is always seen. */
function latestOf(story: readonly Chapter[], at: number, cast: Cast) {
  return story
    .flatMap(({ lines }) => lines)
    .filter(
      ({ content: { kind }, from, to }) =>
        kind !== 'heading' && kind !== 'news' && (from ?? to) <= at,
    )
    .slice(-2 * LATEST)
    .map((line) => ({ line, text: sayContent(line.content, cast) }))
    .filter(({ text }) => text !== '')
    .slice(-LATEST)
    .reverse();
}
