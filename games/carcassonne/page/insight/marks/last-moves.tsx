import { ofSeat } from '@ochre/kernel';
import type { CSSProperties } from 'react';
import { lastTiles } from '../../../rules/index.ts';
import type { Onlooker } from '../onlooker.ts';
import './marks.css';

/** How long a corner is, and how far inside its square, in units. */
const [LONG, INSIDE] = [16, 4];

/** Corners around the tile that each of the others laid last, in their colours. */
export const LastMoves = ({ view, seats, viewer }: Onlooker) =>
  lastTiles(view).map(({ x, y, player }) =>
    player === null || player === viewer ? null : (
      <g
        key={player}
        className="last-move"
        style={{ '--p': `var(--p-${ofSeat(seats, player).tribe})` } as CSSProperties}
      >
        <path className="last-rim" d={corners(100 * x, 100 * y)} />
        <path className="last-ink" d={corners(100 * x, 100 * y)} />
        <path className="last-colour" d={corners(100 * x, 100 * y)} />
      </g>
    ),
  );

function corners(x: number, y: number): string {
  const [left, top, right, bottom] = [x + INSIDE, y + INSIDE, x + 100 - INSIDE, y + 100 - INSIDE];
  return [
    `M${left} ${top + LONG}V${top}h${LONG}`,
    `M${right - LONG} ${top}h${LONG}v${LONG}`,
    `M${right} ${bottom - LONG}v${LONG}h${-LONG}`,
    `M${left + LONG} ${bottom}h${-LONG}v${-LONG}`,
  ].join('');
}
