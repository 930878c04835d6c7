import type { ReactNode } from 'react';
import './bar-acts.css';

interface BarActsProps {
  /** Undo, or the end of the turn. */
  readonly acts: ReactNode;
  readonly aside?: ReactNode;
  /** The deed. */
  readonly children?: ReactNode;
}

/** The buttons of the bar: each kind has its place, whether or not the others are there. */
export const BarActs = ({ acts, aside, children }: BarActsProps) => (
  <div className="bar-acts">
    <div className="turn-acts">{acts}</div>
    <div className="asides">{aside}</div>
    <div className="deed">{children}</div>
  </div>
);
