import type { Snapshot, Turn } from '../../rules/index.ts';
import { Land } from '../art/land.tsx';
import type { Deciding } from './deciding.ts';
import type { Square } from './laying.ts';
import { useTurning } from './use-turning.ts';

interface GhostProps {
  readonly view: Snapshot;
  readonly deciding: Deciding;
}

/** The tile in hand where it is looked at. */
export const Ghost = ({ view: { tile }, deciding: { at, turn } }: GhostProps) =>
  tile === undefined || at === undefined ? null : <Lifted tile={tile} at={at} turn={turn} />;

interface LiftedProps {
  readonly tile: string;
  readonly at: Square;
  readonly turn: Turn;
}

/** A little above the land. */
function Lifted({ tile, at, turn }: LiftedProps) {
  const { x, y } = at;
  const turning = useTurning<SVGGElement>({ what: `${tile} ${x},${y}`, turn, at });
  return (
    <g className="ghost" transform="translate(0 -4)" opacity="0.86" ref={turning}>
      <Land board={[{ x, y, tile, rotation: turn, cut: 0 }]} />
    </g>
  );
}
