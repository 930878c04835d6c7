import { ARROW_STEPS } from '@ochre/ui/keyboard/arrow-steps.ts';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import './choice.css';

/** One of several answers: tapped once it is chosen, tapped again it is given. */
export interface Choice {
  readonly key: string;
  readonly isChosen: boolean;
  readonly tap: () => void;
  /** Pointed at or focused: what it would bring is shown. */
  readonly look?: (() => void) | undefined;
  /** Read aloud in place of what is shown. */
  readonly label?: string | undefined;
  /** A word of praise at its corner. */
  readonly badge?: string | undefined;
  /** It is shown, and cannot be chosen. */
  readonly isOff?: boolean | undefined;
  readonly picture: ReactNode;
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** How they lie: small ones in a row, large ones, pictures above words. */
  readonly look?: 'chips' | 'cards' | 'counts' | 'ways' | 'plain';
}

/** Answers side by side. *Tab* comes to one of them, the arrow keys go from one to the next. */
export function Choices({ label, choices, look = 'plain' }: ChoicesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [held, hold] = useState<string>();
  const reachable =
    choices.find(({ key }) => key === held) ??
    choices.find(({ isChosen }) => isChosen) ??
    choices[0];
  const step = (event: KeyboardEvent, at: number): void => {
    const by = ARROW_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + choices.length) % choices.length;
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset className={`choices look-${look}`} ref={group}>
      <legend className="unseen">{label}</legend>
      {choices.map(({ key, isChosen, tap, look, label, badge, isOff = false, picture }, at) => (
        <button
          key={key}
          type="button"
          className={`choice ${isChosen ? 'on' : ''}`}
          aria-pressed={isChosen}
          aria-label={label}
          aria-disabled={isOff}
          tabIndex={key === reachable?.key ? 0 : -1}
          onFocus={() => {
            hold(key);
            look?.();
          }}
          onPointerEnter={look}
          onKeyDown={(event) => step(event, at)}
          onClick={() => !isOff && tap()}
        >
          {badge !== undefined && <Badge>{badge}</Badge>}
          {picture}
        </button>
      ))}
    </fieldset>
  );
}

export function Badge({ children }: { readonly children: string }) {
  return (
    <span className="badge">
      <Icon name="check" size={11} /> {children}
    </span>
  );
}
