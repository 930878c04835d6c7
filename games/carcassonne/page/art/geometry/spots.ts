import { kept } from '../hand/kept.ts';
import { planOf } from './plan.ts';
import { type Point, WIDTH } from './point.ts';
import { CITY, FIELD, LOST, type Raster, rasterOf } from './raster.ts';

const once = kept<Point>();
const onceRegions = kept<readonly Region[]>();

/** Where a figure stands in a city or field of an unturned tile. */
export function spotOnLand(
  tile: string,
  cut: number,
  kind: 'city' | 'field',
  index: number,
): Point {
  return once(`${tile}${cut}${kind}${index}`, () => {
    const isWholeCity = kind === 'city' && planOf(tile, cut).cities[index]!.sides.length === 4;
    if (isWholeCity) return [50, 62];
    const what = (kind === 'city' ? CITY : FIELD) + index;
    const regions = onceRegions(tile + cut, () => regionsOf(rasterOf(tile, cut)));
    return roomiest(regions[what]!, kind === 'city' ? 16 : 7);
  });
}

/** Where a figure walks on a road of an unturned tile: in its middle, or nearer to where it leaves the tile. */
export function spotOnRoad(tile: string, cut: number, index: number): Point {
  const { roads, type } = planOf(tile, cut);
  const { line, sides } = roads[index]!;
  if (sides.length === 2) return line[line.length >> 1]!;
  return line[Math.round(line.length * (type.building === undefined ? 0.42 : 0.36))]!;
}

/** Points are told by their number here: there are thousands, and this is what takes time. */
const xOf = (at: number): number => (at % WIDTH) + 0.5;
const yOf = (at: number): number => Math.floor(at / WIDTH) + 0.5;

/** The points of a segment, and those of others beside it. */
interface Region {
  readonly own: number[];
  readonly border: number[];
}

/** All segments of a tile at once. */
function regionsOf(raster: Raster): readonly Region[] {
  const regions = Array.from({ length: LOST + 1 }, (): Region => ({ own: [], border: [] }));
  const meet = (at: number, other: number): void => {
    if (raster[at] === raster[other]) return;
    regions[raster[at]!]!.border.push(other);
    regions[raster[other]!]!.border.push(at);
  };
  for (let y = 0; y < WIDTH; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      // Every second point of every second row is tried: nobody sees a unit.
      if (x % 2 === 0 && y % 2 === 0) regions[raster[at]!]!.own.push(at);
      if (x < WIDTH - 1) meet(at, at + 1);
      if (y < WIDTH - 1) meet(at, at + WIDTH);
    }
  }
  return regions;
}

/**
 * The point farthest from everything else, a little towards the middle. Beyond the border the same land may go
 * on, so it counts as `margin` away. A few points are looked at first: most others are given up soon after.
 */
function roomiest({ own, border }: Region, margin: number): Point {
  const edge = { xs: border.map(xOf), ys: border.map(yOf), margin };
  const rough = own.filter((_, index) => index % 23 === 0);
  const first = best(rough, edge, 0);
  const found = best(own, edge, first.score - 1e-9);
  return [xOf(found.at), yOf(found.at)];
}

interface Edge {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly margin: number;
}

/** The best of some points, if it is better than `least`. */
function best(points: readonly number[], edge: Edge, least: number) {
  const found = { at: points[0]!, score: least };
  for (const at of points) {
    const x = xOf(at);
    const y = yOf(at);
    const inwards = Math.hypot(x - WIDTH / 2, y - WIDTH / 2) * 0.03;
    const score = roomAt(x, y, edge, found.score + inwards) - inwards;
    if (score <= found.score) continue;
    found.at = at;
    found.score = score;
  }
  return found;
}

/** How far the nearest of the edge is; if that is less than `wanted`, something less. */
function roomAt(x: number, y: number, { xs, ys, margin }: Edge, wanted: number): number {
  const toBorder = Math.min(x, y, WIDTH - x, WIDTH - y) + margin;
  let least = toBorder * toBorder;
  const enough = wanted * wanted;
  for (let at = 0; at < xs.length && least > enough; at++) {
    const dx = (x - xs[at]!) * 0.85;
    const dy = y - ys[at]!;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}
