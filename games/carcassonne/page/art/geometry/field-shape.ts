import { kept } from '../hand/kept.ts';
import { loopsAround } from './loops.ts';
import { type Line, type Point, turnedLine, WIDTH } from './point.ts';
import { FIELD, isField, POINTS, type Raster, rasterOf } from './raster.ts';

const onceNearest = kept<Uint8Array>();
const onceLoops = kept<readonly Line[]>();

/** The land nearest to a field, as a path. It runs on under roads and cities, which are drawn over it. */
export function fieldShape(tile: string, cut: number, field: number, turn: number): string {
  const loops = onceLoops(`${tile}${cut}/${field}`, () => {
    const nearest = onceNearest(tile + cut, () => nearestFields(rasterOf(tile, cut)));
    return loopsOf(nearest, FIELD + field);
  });
  const path = (loop: Line): string =>
    `M${turnedLine(loop, turn)
      .map(([x, y]) => `${x} ${y}`)
      .join('L')}Z`;
  return loops.map(path).join('');
}

/** Fields grow until they meet, each point by its neighbours in turn. */
function nearestFields(raster: Raster): Uint8Array {
  const nearest = raster.map((what) => (isField(what) ? what : 0));
  const reached: number[] = [];
  for (let at = 0; at < POINTS; at++) if (nearest[at] !== 0) reached.push(at);
  const reach = (at: number, field: number): void => {
    if (nearest[at] !== 0) return;
    nearest[at] = field;
    reached.push(at);
  };
  for (let next = 0; next < reached.length; next++) {
    const at = reached[next]!;
    const x = at % WIDTH;
    const field = nearest[at]!;
    if (x < WIDTH - 1) reach(at + 1, field);
    if (x > 0) reach(at - 1, field);
    if (at < POINTS - WIDTH) reach(at + WIDTH, field);
    if (at >= WIDTH) reach(at - WIDTH, field);
  }
  return nearest;
}

function loopsOf(nearest: Uint8Array, field: number): Line[] {
  const has = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < WIDTH && y < WIDTH && nearest[y * WIDTH + x] === field;
  // Nearly all lie within, and none of those has an edge.
  const isWithin = (x: number, y: number): boolean =>
    has(x - 1, y) && has(x + 1, y) && has(x, y - 1) && has(x, y + 1);
  const border: Point[] = [];
  for (let y = 0; y < WIDTH; y++) {
    for (let x = 0; x < WIDTH; x++) if (has(x, y) && !isWithin(x, y)) border.push([x, y]);
  }
  return loopsAround(border, has);
}
