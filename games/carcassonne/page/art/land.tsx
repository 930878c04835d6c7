import type { SnapshotTile } from '../../rules/index.ts';

interface LandProps {
  readonly board: readonly SnapshotTile[];
}

/** The tiles as one print. A square is 100 units wide; the start tile has its corner at 0, 0. */
export function Land({ board }: LandProps) {
  return (
    <g>
      {board.map(({ x, y, tile }) => (
        <g key={`${x},${y}`} transform={`translate(${100 * x} ${100 * y})`}>
          <rect width="100" height="100" fill="var(--c-field, #cbc883)" stroke="currentColor" />
          <text x="50" y="60" textAnchor="middle" fontSize="30">
            {tile}
          </text>
        </g>
      ))}
    </g>
  );
}
