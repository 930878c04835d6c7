import type { TileType } from '../../../rules/index.ts';
import { type Random, swing } from '../hand/seeded.ts';
import { curve, joined } from './curves.ts';
import type { Line, Point } from './point.ts';

/** A road of an unturned tile. It crosses a side at 50, square to it. */
export interface RoadPlan {
  readonly sides: readonly number[];
  readonly line: Line;
}

/** Half the width of a road. */
export const HALF_ROAD = 5.5;

/** Where a road that ends at a city ends: in its gate. */
export const GATE: Point = [50, 67.5];

/** The middle of each side, so far inside the tile. */
const within = (side: number, depth: number): Point =>
  (
    [
      [50, depth],
      [100 - depth, 50],
      [50, 100 - depth],
      [depth, 50],
    ] as const
  )[side]!;

export function roadLine(
  type: TileType,
  sides: readonly number[],
  middle: Point | undefined,
  random: Random,
): Line {
  const [from, to] = sides;
  if (to === undefined) return ending(type, from!, middle, random);
  return to - from! === 2 ? straight(type, from!, random) : bend(from!, to, random);
}

function straight({ id }: TileType, from: number, random: Random): Line {
  const line = id === 'D' ? pastTheCity(65 + swing(random, 2)) : winding(50 + swing(random, 7));
  return from === 0 ? line.map(([x, y]): Point => [100 - y, x]) : line;
}

const pastTheCity = (y: number): Line =>
  joined(
    curve([
      [0, 50],
      [22, 50],
      [26, y],
      [50, y],
    ]),
    curve([
      [50, y],
      [74, y],
      [78, 50],
      [100, 50],
    ]),
  );

function winding(y: number): Line {
  const middle: Point = [50, 50 + (y - 50) * 0.1];
  return joined(
    curve([[0, 50], [18, 50], [30, y], middle]),
    curve([middle, [70, 100 - y], [82, 50], [100, 50]]),
  );
}

function bend(from: number, to: number, random: Random): Line {
  const depth = 29 + swing(random, 4);
  return curve([within(from, 0), within(from, depth), within(to, depth), within(to, 0)], 22);
}

function ending(type: TileType, side: number, middle: Point | undefined, random: Random): Line {
  const start = within(side, 0);
  const end = endOf(type, start, middle);
  const sway = swing(random, type.building !== undefined || middle === undefined ? 2.5 : 1.5);
  const first = within(side, 20);
  const last: Point = [(end[0] + first[0]) / 2 + sway, (end[1] + first[1]) / 2 - sway];
  return curve([start, first, last, end]);
}

/** At the hedge of a cloister, at the beaten earth of a shrine, on the green of a crossing, or in a gate. */
function endOf({ building }: TileType, start: Point, middle: Point | undefined): Point {
  if (middle === undefined) return GATE;
  if (building === undefined) return middle;
  const gap = building === 'cloister' ? 14 : 12;
  const [dx, dy] = [start[0] - middle[0], start[1] - middle[1]];
  const far = Math.hypot(dx, dy);
  return [middle[0] + (dx / far) * gap, middle[1] + (dy / far) * gap];
}
