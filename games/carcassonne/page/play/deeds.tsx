import type { ReactNode } from 'react';
import '@ochre/ui/parts/buttons.css';
import './deeds.css';

interface DeedsProps {
  /** Undo, or the end of the turn. */
  readonly acts: ReactNode;
  /** The deed. */
  readonly children?: ReactNode;
}

/** The buttons at the end of the bar: take back, then the deed. */
export const Deeds = ({ acts, children }: DeedsProps) => (
  <div className="deeds">
    {acts}
    {children}
  </div>
);

interface DeedProps {
  readonly name: string;
  /** Undefined until something is chosen. */
  readonly onDo: (() => void) | undefined;
}

/** What is done with what is chosen. */
export const Deed = ({ name, onDo }: DeedProps) => (
  <button
    type="button"
    className="button act deed"
    aria-disabled={onDo === undefined}
    aria-keyshortcuts="Enter"
    onClick={onDo}
  >
    {name}
  </button>
);
