import type { Snapshot } from '../../rules/index.ts';
import { Land } from '../art/land.tsx';
import type { Deciding } from './deciding.ts';

interface GhostProps {
  readonly view: Snapshot;
  readonly deciding: Deciding;
}

/** The tile in hand where it is looked at, lifted a little. */
export function Ghost({ view: { tile }, deciding: { at, turn } }: GhostProps) {
  if (tile === undefined || at === undefined) return null;
  return (
    <g className="ghost" transform="translate(0 -4)" opacity="0.86">
      <Land board={[{ ...at, tile, rotation: turn, cut: 0 }]} />
    </g>
  );
}
