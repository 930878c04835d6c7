import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ARROW_STEPS } from '../keyboard/arrow-steps.ts';
import { useWords } from '../words/in-words.tsx';
import './segments.css';

interface SegmentsProps<Value> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly name: (value: Value) => string;
  /** What goes with all else that is chosen; everything, unless said. */
  readonly fits?: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. Arrow keys go from one to the next that fits. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, values, chosen, name, fits = () => true, onChoose } = props;
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = ARROW_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = nextFitting(values, chosen, by, fits);
    onChoose(next);
    group.current?.querySelectorAll('button')[values.indexOf(next)]?.focus();
  };
  return (
    <div className="segments" role="radiogroup" aria-label={label} ref={group}>
      {values.map((value) => {
        const can = fits(value);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a row of radio inputs cannot be drawn as one piece.
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === chosen}
            aria-disabled={!can}
            tabIndex={value === chosen ? 0 : -1}
            {...(can ? {} : { title: words.screens.options.doesNotFit })}
            onClick={() => can && onChoose(value)}
            onKeyDown={step}
          >
            {name(value)}
          </button>
        );
      })}
    </div>
  );
}

/** Round and round, over what does not fit. */
export function nextFitting<Value>(
  values: readonly Value[],
  from: Value,
  by: number,
  fits: (value: Value) => boolean,
): Value {
  const { length } = values;
  const start = values.indexOf(from);
  for (let distance = 1; distance < length; distance++) {
    const value = values[(start + by * distance + length * distance) % length]!;
    if (fits(value)) return value;
  }
  return from;
}

interface ChoiceLineProps {
  readonly name: ReactNode;
  readonly about?: string;
  readonly children: ReactNode;
}

/** A line of a form: what it is, a word about it, and what can be chosen. */
export function ChoiceLine({ name, about, children }: ChoiceLineProps) {
  return (
    <div className="choice-line">
      <span>
        <b className="display">{name}</b>
        {about !== undefined && <small>{about}</small>}
      </span>
      {children}
    </div>
  );
}
