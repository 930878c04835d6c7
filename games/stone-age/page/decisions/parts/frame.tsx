import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { sayMove } from '../../../words/sayings/say-move.ts';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { useKeptFocus } from '../focus-kept.tsx';
import type { Chosen } from '../use-chosen.ts';
import './frame.css';

interface FrameProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  /** What is asked, where more is known than the kind of decision. */
  readonly title?: string | undefined;
  readonly about?: ReactNode;
  /** What it is about, beside the question. */
  readonly picture?: ReactNode;
  /** What the button says that commits; *Confirm*, unless more is known. */
  readonly go?: string | undefined;
  /** Another button beside it. */
  readonly aside?: ReactNode;
  /** Back to the list of places. */
  readonly back?: (() => void) | undefined;
  /** What *Escape* does, where that is more than to go back to what was proposed. */
  readonly clear?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What is asked, the ways to answer, and *Confirm* with what it does. */
export function Frame({
  control: { decision, words, view, commit },
  chosen,
  title,
  about,
  picture,
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
      className={`decision paper of-${decision.kind}`}
      aria-labelledby={id}
      {...keptFocus}
      onKeyDown={clearOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        if (move !== undefined) commit(move);
      }}
    >
      <header>
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
        <div className="decision-title">
          <h2 id={id}>{title ?? words.decisions.asked[decision.kind]}</h2>
          {about !== undefined && <p className="about">{about}</p>}
        </div>
        {picture}
      </header>
      <div className="decision-body">{children}</div>
      <div className="decision-foot">
        <output className="said" aria-live="polite">
          {move === undefined ? words.decisions.choose : sayMove(move, view, words)}
        </output>
        {aside}
        <button type="submit" className="go" aria-disabled={move === undefined}>
          {go}
        </button>
      </div>
    </form>
  );
}
