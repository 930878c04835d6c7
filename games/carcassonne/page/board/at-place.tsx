import type { CSSProperties, ReactNode } from 'react';

interface AtPlaceProps {
  /** In squares: 0.5, 0.5 is the middle of the start tile. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Stands over a point of the land, at its own size however large the tiles are. */
export const AtPlace = ({ x, y, children, className = '' }: AtPlaceProps) => (
  <div className={`at-place ${className}`} style={{ '--x': x, '--y': y } as CSSProperties}>
    {children}
  </div>
);
