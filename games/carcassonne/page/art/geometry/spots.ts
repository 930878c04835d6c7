import { planOf } from './plan.ts';
import { type Point, WIDTH } from './point.ts';
import { besides, CITY, FIELD, rasterOf } from './raster.ts';

const MADE = new Map<string, Point>();

/** Where a figure stands in a city or field of an unturned tile. */
export function spotOnLand(
  tile: string,
  cut: number,
  kind: 'city' | 'field',
  index: number,
): Point {
  const key = `${tile}${cut}${kind}${index}`;
  const made = MADE.get(key) ?? newSpot(tile, cut, kind, index);
  MADE.set(key, made);
  return made;
}

/** Where a figure walks on a road of an unturned tile: in its middle, or nearer to where it leaves the tile. */
export function spotOnRoad(tile: string, cut: number, index: number): Point {
  const { roads, type } = planOf(tile, cut);
  const { line, sides } = roads[index]!;
  if (sides.length === 2) return line[line.length >> 1]!;
  return line[Math.round(line.length * (type.building === undefined ? 0.42 : 0.36))]!;
}

function newSpot(tile: string, cut: number, kind: 'city' | 'field', index: number): Point {
  const isWholeCity = kind === 'city' && planOf(tile, cut).cities[index]!.sides.length === 4;
  if (isWholeCity) return [50, 62];
  const { ground } = rasterOf(tile, cut);
  const what = (kind === 'city' ? CITY : FIELD) + index;
  return roomiest(ground, what, kind === 'city' ? 16 : 7);
}

interface Room {
  readonly at: Point;
  readonly score: number;
}

/**
 * The point farthest from everything else, a little towards the middle. Beyond the border the same land may go
 * on, so it counts as `margin` away. A few points are looked at first: most others need not be measured after.
 */
function roomiest(ground: Uint8Array, what: number, margin: number): Point {
  const own: Point[] = [];
  const others: Point[] = [];
  for (const [at, one] of ground.entries()) {
    const point: Point = [(at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5];
    if (one === what) {
      if (at % 2 === 0) own.push(point);
    } else if (besides(at).some((next) => ground[next] === what)) others.push(point);
  }
  const rough = own.filter((_, at) => at % 41 === 0);
  const least = best(rough, others, margin, 0)?.score ?? 0;
  return best(own, others, margin, least - 1e-6)!.at;
}

function best(
  points: readonly Point[],
  others: readonly Point[],
  margin: number,
  least: number,
): Room | undefined {
  let found: Room | undefined;
  for (const at of points) {
    const [x, y] = at;
    const inwards = Math.hypot(x - WIDTH / 2, y - WIDTH / 2) * 0.03;
    const wanted = (found?.score ?? least) + inwards;
    const room = roomAt(at, others, Math.min(x, y, WIDTH - x, WIDTH - y) + margin, wanted);
    if (room - inwards > (found?.score ?? least)) found = { at, score: room - inwards };
  }
  return found;
}

/** How far the nearest of the others is; less than `wanted` may be any number below it. */
function roomAt([x, y]: Point, others: readonly Point[], border: number, wanted: number): number {
  let least = border * border;
  const enough = wanted * wanted;
  for (const [ox, oy] of others) {
    const square = ((x - ox) * 0.85) ** 2 + (y - oy) ** 2;
    if (square < least) least = square;
    if (least < enough) break;
  }
  return Math.sqrt(least);
}
