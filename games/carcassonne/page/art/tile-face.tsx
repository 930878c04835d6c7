import type { Turn } from '../../rules/index.ts';

interface TileFaceProps {
  readonly tile: string;
  readonly turn: Turn;
  /** In pixels. */
  readonly size: number;
}

/** A tile by itself. */
export function TileFace({ tile, turn, size }: TileFaceProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill="var(--c-field, #cbc883)" stroke="currentColor" />
      <text
        x="50"
        y="60"
        textAnchor="middle"
        fontSize="30"
        transform={`rotate(${90 * turn} 50 50)`}
      >
        {tile}
      </text>
    </svg>
  );
}
