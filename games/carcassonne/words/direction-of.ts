import type { SegmentName } from '../rules/index.ts';
import { COMPASS, type Compass } from './moves/words.ts';

/** A side counts for its letter; a half-side, as `nnw`, for each of its own. */
const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** In which direction of its tile the sides of a segment lie, taken together; none where they surround it. */
export function directionOf(names: readonly SegmentName[]): Compass | undefined {
  const letters = names.flatMap((name) => [...(name.split(' ')[1] ?? '')]);
  const [dx, dy] = letters
    .map((letter) => STEPS[letter] ?? [0, 0])
    .reduce(([x, y], [stepX, stepY]) => [x + stepX, y + stepY], [0, 0]);
  if (dx === 0 && dy === 0) return undefined;
  const eighths = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI);
  return COMPASS[(eighths + 8) % 8];
}
