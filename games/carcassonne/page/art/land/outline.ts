import { loopsAround } from '../geometry/loops.ts';
import { type Point, WIDTH } from '../geometry/point.ts';
import type { Laid } from './laid.ts';

/** Around all tiles together, as a path. */
export function outlineOf({ tiles, at }: Laid): string {
  const squares = tiles.map(({ x, y }): Point => [x, y]);
  return loopsAround(squares, (x, y) => at(x, y) !== undefined)
    .map((loop) => `M${loop.map(([x, y]) => `${x * WIDTH} ${y * WIDTH}`).join('L')}Z`)
    .join('');
}

/** Between tiles, as a path. */
export const jointsOf = ({ tiles, at }: Laid): string =>
  tiles
    .map(({ x, y }) => {
      const east = at(x + 1, y) ? `M${(x + 1) * WIDTH} ${y * WIDTH}v${WIDTH}` : '';
      const south = at(x, y + 1) ? `M${x * WIDTH} ${(y + 1) * WIDTH}h${WIDTH}` : '';
      return east + south;
    })
    .join('');
