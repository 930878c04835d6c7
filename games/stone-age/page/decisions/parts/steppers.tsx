import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { Words } from '../../in-words.tsx';
import './steppers.css';

/** So many of one thing. */
interface Stepping {
  readonly key: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly caption?: string | undefined;
  readonly badge?: string | undefined;
  readonly count: number;
  /** Undefined at the end. */
  readonly less: (() => void) | undefined;
  readonly more: (() => void) | undefined;
}

interface SteppersProps {
  readonly label: string;
  readonly steppings: readonly Stepping[];
  readonly words: Words;
}

/** So many of each thing: in lines where there is little room, else in columns. */
export function Steppers({ label, steppings, words }: SteppersProps) {
  return (
    <div className="stepping">
      <fieldset className="steppers">
        <legend className="unseen">{label}</legend>
        {steppings.map(({ key, ...stepping }) => (
          <Stepper key={key} words={words} {...stepping} />
        ))}
      </fieldset>
    </div>
  );
}

type StepperProps = Omit<Stepping, 'key'> & Pick<SteppersProps, 'words'>;

function Stepper({ name, picture, caption, badge, count, less, more, words }: StepperProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  /** Up and down count; left and right go from one button to the other. */
  const keys = (event: KeyboardEvent): void => {
    const [lessButton, moreButton] = group.current?.querySelectorAll('button') ?? [];
    const does: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowUp: more ?? (() => {}),
      ArrowDown: less ?? (() => {}),
      ArrowLeft: () => lessButton?.focus(),
      ArrowRight: () => moreButton?.focus(),
    };
    const act = does[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <fieldset className={`stepper ${count === 0 ? 'none' : ''}`} ref={group}>
      <legend className="unseen">{name}</legend>
      <span className="picture">{picture}</span>
      <span className="what" aria-hidden={caption === undefined}>
        <b className="name">{name}</b>
        {caption !== undefined && <small>{caption}</small>}
        {badge !== undefined && <span className="traded">{badge}</span>}
      </span>
      <StepButton icon="minus" label={words.decisions.less(name)} onTap={less} onKeyDown={keys} />
      <b className="count" aria-live="polite">
        {count}
      </b>
      <StepButton icon="plus" label={words.decisions.more(name)} onTap={more} onKeyDown={keys} />
    </fieldset>
  );
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly onTap: (() => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** It stays in the order of focus at its end: who holds it must not lose their place. */
export function StepButton({ icon, label, onTap, onKeyDown }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`step ${icon}`}
      aria-label={label}
      aria-disabled={onTap === undefined}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
