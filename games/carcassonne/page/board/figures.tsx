import { ofSeat } from '@ochre/kernel';
import { memo } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { FollowerOnLand } from '../art/follower.tsx';
import { useSettledSize } from './in-sight.ts';
import type { Seated } from './seat.ts';
import { spotOn } from './spots.ts';

interface FiguresProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
}

/** In units of the land; and not smaller than so many pixels, unless they would hide the land. */
const HEIGHT = 35;
const LEAST = 30;
const MOST = 74;

/** The followers on the land, those in front over those behind. */
export const Figures = memo(function Figures({ view, everybody }: FiguresProps) {
  const height = Math.min(MOST, Math.max(HEIGHT, (LEAST * 100) / useSettledSize()));
  return view.followers
    .map((follower) => ({ ...follower, spot: spotOn(view.board, follower, follower.on) }))
    .sort((one, other) => one.spot.y - other.spot.y)
    .map(({ player, x, y, on, spot }) => (
      <g key={`${x},${y} ${on}`} data-follower={`${x},${y} ${on}`}>
        <FollowerOnLand
          tribe={ofSeat(everybody, player).tribe}
          on={on}
          x={100 * spot.x}
          y={100 * spot.y}
          height={height}
        />
      </g>
    ));
});
