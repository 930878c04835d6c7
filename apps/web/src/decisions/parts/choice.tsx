import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onTap: () => void;
  /** Read aloud in place of what is shown. */
  readonly label?: string | undefined;
  /** A word of praise at its corner. */
  readonly badge?: string | undefined;
  readonly children: ReactNode;
}

/** One of several answers: tapped once it is chosen, tapped again it is given. */
export function Choice({ isChosen, onTap, label, badge, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`choice ${isChosen ? 'on' : ''}`}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onTap}
    >
      {badge !== undefined && <span className="badge">{badge}</span>}
      {children}
    </button>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Choices({ label, children }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend className="unseen">{label}</legend>
      {children}
    </fieldset>
  );
}
