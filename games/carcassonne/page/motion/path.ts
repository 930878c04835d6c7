import type { Path } from '@ochre/ui/motion/step.ts';
import type { What } from './step.ts';
import type { Where } from './where.ts';

type Drawn = Pick<HTMLElement, 'offsetHeight'>;

/** How high a figure is on the land, as a part of a tile, and at least in pixels. */
const FIGURE = 0.35;
const LEAST = 30;
/** So far below its spot are its feet, as a part of its height. */
const FEET = 0.36;
/** In a panel, in pixels. */
const FIGURE_IN_PANEL = 25;
const TILE_IN_PANEL = 30;

/** The way of a piece, and how large it is at both ends. */
export function pathOf({ kind }: What, from: Where, to: Where, { offsetHeight }: Drawn): Path {
  const end = (where: Where): Path['to'] => {
    const height = heightAt(kind, where) ?? offsetHeight;
    // Who walks is held by the feet.
    const down = kind === 'person' ? height * (where.isPanel ? 0.5 : FEET) : 0;
    return { x: where.x, y: where.y + down, scale: height / (offsetHeight || 1) };
  };
  return { from: end(from), to: end(to) };
}

/** Undefined for what is as large everywhere. */
function heightAt(kind: What['kind'], { height, isPanel }: Where): number | undefined {
  switch (kind) {
    case 'tile':
      return isPanel ? TILE_IN_PANEL : height;
    case 'person':
      return isPanel ? FIGURE_IN_PANEL : Math.max(LEAST, height * FIGURE);
    default:
      return undefined;
  }
}
