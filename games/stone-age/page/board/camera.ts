import { LEDGE_TOP, VALLEY } from '../art/scene/size.ts';
import type { Box } from './dice-spot.ts';

/** How the valley lies in what is seen of it: moved, in pixels, and so much larger. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };

/** No closer than this, against the valley's own coordinates on a desk. */
const CLOSEST = 1.65;
/** Around what is looked at. */
const MARGIN = 14;

/**
 * So that a part of the valley fills what is seen of the board. `seen` is in pixels of the board,
 * which is so wide; nothing beyond the land comes into sight.
 */
export function cameraAt(part: Box, seen: Box, boardWidth: number): Camera {
  const unit = boardWidth / VALLEY.width;
  const least = Math.max(seen.width / VALLEY.width, seen.height / LEDGE_TOP);
  const fits = Math.min(
    seen.width / (part.width + 2 * MARGIN),
    seen.height / (part.height + 2 * MARGIN),
  );
  const closest = Math.max(CLOSEST * Math.min(unit, 1.4), unit);
  const pixels = Math.max(least, Math.min(fits, closest));
  const left = within(part.left + part.width / 2, seen.width / pixels, VALLEY.width);
  const top = within(part.top + part.height / 2, seen.height / pixels, LEDGE_TOP);
  return { x: seen.left - left * pixels, y: seen.top - top * pixels, scale: pixels / unit };
}

/** Where a stretch of that length begins whose middle is as near as can be. */
const within = (middle: number, length: number, whole: number): number =>
  Math.max(0, Math.min(middle - length / 2, whole - length));
