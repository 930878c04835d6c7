import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { sayMove } from '../../../words/sayings/say-move.ts';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { useKeptFocus } from '../focus-kept.tsx';
import type { Chosen } from '../use-chosen.ts';
import { BarActs } from './bar-acts.tsx';
import { Box } from './box.tsx';
import { type Fact, Facts } from './facts.tsx';
import './frame.css';

interface FrameProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  /** In the bar: what is asked, or what the button does. The kind of decision, unless more is known. */
  readonly title?: string | undefined;
  /** Below it: what comes of it. */
  readonly about?: ReactNode;
  /** Beside it: what is kept, what is still to be done. */
  readonly facts?: readonly Fact[];
  /** What the button says that commits: the deed. Null where every choice is given by a tap. */
  readonly go?: string | null | undefined;
  /** Another button, before the one that commits. */
  readonly aside?: ReactNode;
  /** Back to the list of places. */
  readonly back?: (() => void) | undefined;
  /** What *Escape* does, where that is more than to go back to what was proposed. */
  readonly clear?: (() => void) | undefined;
  /** In the box: what is chosen among, and nothing else. Without it there is no box. */
  readonly children?: ReactNode;
}

/**
 * One decision: the bar has what is asked, what comes of it and the buttons, always in the same
 * places (Undo, another, the deed); the box has what is chosen among.
 */
export function Frame({
  control: { decision, words, view, commit, acts, redeem, at },
  chosen,
  title,
  about,
  facts = [],
  go = words.buttons.confirm,
  aside,
  back,
  clear = chosen.clear ?? back,
  children,
}: FrameProps) {
  const id = useId();
  const { move } = chosen;
  const keptFocus = useKeptFocus();
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || clear === undefined) return;
    event.stopPropagation();
    clear();
  };
  return (
    <form
      className={`decision of-${decision.kind}`}
      aria-labelledby={id}
      {...keptFocus}
      onKeyDown={clearOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        if (move !== undefined) commit(move);
      }}
    >
      <header className="bar-title">
        {back !== undefined && (
          <button
            type="button"
            className="step back"
            aria-label={words.decisions.allPlaces}
            onClick={back}
          >
            <Icon name="right" size={16} />
          </button>
        )}
        <div>
          <h2 id={id}>{title ?? words.decisions.asked[decision.kind]}</h2>
          {about !== undefined && about !== false && <p className="about">{about}</p>}
        </div>
      </header>
      <Facts facts={facts} />
      <Box at={at}>{children}</Box>
      <output className="said unseen" aria-live="polite">
        {move === undefined ? words.decisions.choose : sayMove(move, view, words)}
      </output>
      <BarActs
        acts={acts}
        aside={
          <>
            {redeem}
            {aside}
          </>
        }
      >
        {go !== null && (
          <button type="submit" className="go" aria-disabled={move === undefined}>
            {go}
          </button>
        )}
      </BarActs>
    </form>
  );
}
