import type { Point } from '../geometry/point.ts';
import { spot } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';

const ROUND = 6.283;

/** A crown of leaves, a fleece: so many bulges about a middle. */
export function blob([x, y]: Point, [rx, ry]: Point, bulges: number, random: Random): string {
  const first = random() * 6;
  const at = (angle: number, out: number): string =>
    spot(x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle));
  let path = `M${at(first, 1)}`;
  for (let bulge = 0; bulge < bulges; bulge++) {
    const from = first + (bulge / bulges) * ROUND;
    const to = first + ((bulge + 1) / bulges) * ROUND;
    path += `Q${at((from + to) / 2, 1.3 + (random() - 0.5) * 0.16)} ${at(to, 1)}`;
  }
  return `${path}Z`;
}
