import { memo } from 'react';
import type { Turn } from '../../rules/index.ts';
import { Land } from './land.tsx';

interface TileFaceProps {
  readonly tile: string;
  readonly turn: Turn;
  /** In pixels. */
  readonly size: number;
  readonly cut?: number;
}

/** For towers that rise above the tile and stand out beside it. */
const ABOVE = 22;
const BESIDE = 7;

/** Smaller than that, the fine cuts are only noise. */
const FINE_FROM = 78;

/** A tile by itself. Its towers stand out over the box that it takes. */
export const TileFace = memo(function TileFace({ tile, turn, size, cut = 0 }: TileFaceProps) {
  const unit = size / 100;
  return (
    <svg
      className={size < FINE_FROM ? 'tile-face far' : 'tile-face'}
      width={(100 + 2 * BESIDE) * unit}
      height={(100 + ABOVE + BESIDE) * unit}
      viewBox={`${-BESIDE} ${-ABOVE} ${100 + 2 * BESIDE} ${100 + ABOVE + BESIDE}`}
      style={{ margin: `${-ABOVE * unit}px ${-BESIDE * unit}px ${-BESIDE * unit}px` }}
      aria-hidden="true"
    >
      <Land board={[{ x: 0, y: 0, tile, rotation: turn, cut }]} seed={tile + cut} />
    </svg>
  );
});
