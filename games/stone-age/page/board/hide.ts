import { upTo } from '@ochre/ui/art/up-to.ts';
import type { Box } from './dice-spot.ts';
import type { Point } from './layout.ts';

const PER_ROW = 5;
/** How much room a die has around it, and the hide around all of them. */
const ROOM = 50;
const EDGE_ROOM = 22;

/** A hide in the valley's coordinates, and how large the dice on it are. */
export interface Hide extends Box {
  /** The length of an edge. */
  readonly edge: number;
  /** The middle of each die, on the hide. */
  readonly spots: readonly Point[];
}

/** So many dice around a spot: many lie in two rows and are smaller. */
export function hideFor(dice: number, [x, y]: Point): Hide {
  const rows = Math.ceil(dice / PER_ROW);
  const perRow = Math.ceil(dice / rows);
  const room = rows > 1 ? ROOM * 0.8 : ROOM;
  const width = Math.max(2, perRow) * room + 2 * EDGE_ROOM;
  const height = rows * room * 0.92 + EDGE_ROOM;
  const spots = upTo(dice).map((nth): Point => {
    const row = Math.floor(nth / perRow);
    const inRow = Math.min(perRow, dice - row * perRow);
    return [
      width / 2 + ((nth % perRow) - (inRow - 1) / 2) * room,
      EDGE_ROOM / 2 + (row + 0.6) * room * 0.92 + ((nth % 2) * 6 - 3),
    ];
  });
  return { left: x - width / 2, top: y - height / 2, width, height, edge: room * 0.58, spots };
}
