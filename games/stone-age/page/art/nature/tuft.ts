import { gouge } from '@ochre/ui/art/carving/gouge.ts';

/** Three blades of grass, as a path. */
const tuft = (x: number, y: number): string =>
  gouge(x, y, 9, -1.2, 1.2) + gouge(x + 1, y, 11, -1.6, 1.2) + gouge(x + 2, y, 8, -2, 1.2);

export const tufts = (at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => tuft(x, y)).join('');
