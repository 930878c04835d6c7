import type { ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { isDecisionKind } from '../kinds.ts';
import { sayMove } from '../say-move.ts';
import type { Chosen } from '../use-chosen.ts';
import './decisions.css';

interface FrameProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

/** What is asked, the ways to answer, and *Confirm* with what it does. */
export function Frame({ control, chosen, about, children }: FrameProps) {
  const { decision, words, view, commit } = control;
  const { move } = chosen;
  return (
    <form
      className="decision paper"
      onSubmit={(event) => {
        event.preventDefault();
        if (move !== undefined) commit(move);
      }}
    >
      <fieldset>
        <legend>{isDecisionKind(decision.kind) && words.decisions.asked[decision.kind]}</legend>
        {about !== undefined && <p className="about">{about}</p>}
        {children}
      </fieldset>
      <div className="decision-foot">
        <output className="said" aria-live="polite">
          {move === undefined ? words.decisions.choose : sayMove(move, view, words)}
        </output>
        <button type="submit" className="go" aria-disabled={move === undefined}>
          {words.buttons.confirm}
        </button>
      </div>
    </form>
  );
}
