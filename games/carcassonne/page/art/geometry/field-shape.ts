import { loopsAround } from './loops.ts';
import { type Line, type Point, turnedLine, WIDTH } from './point.ts';
import { rasterOf } from './raster.ts';

const MADE = new Map<string, readonly Line[]>();

/** The land nearest to a field, as a path. It runs on under roads and cities, which are drawn over it. */
export function fieldShape(tile: string, cut: number, field: number, turn: number): string {
  const key = `${tile}${cut}/${field}`;
  const loops = MADE.get(key) ?? loopsOf(rasterOf(tile, cut).nearest, field);
  MADE.set(key, loops);
  return loops
    .map(
      (loop) =>
        `M${turnedLine(loop, turn)
          .map(([x, y]) => `${x} ${y}`)
          .join('L')}Z`,
    )
    .join('');
}

function loopsOf(nearest: Uint8Array, field: number): Line[] {
  const has = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < WIDTH && y < WIDTH && nearest[y * WIDTH + x] === field;
  const cells: Point[] = [];
  for (const [at, one] of nearest.entries()) {
    if (one === field) cells.push([at % WIDTH, Math.floor(at / WIDTH)]);
  }
  return loopsAround(cells, has);
}
