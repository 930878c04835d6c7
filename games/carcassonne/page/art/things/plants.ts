import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import type { Point } from '../geometry/point.ts';
import { fine, type Markup, patch, shadow, shape, spot, stroke } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';
import { blob } from './blob.ts';

/** Each has its foot at x, y; `scale` 1 is small. */

export function tree(x: number, y: number, random: Random, scale = 1): Markup {
  const radius = (3.3 + random()) * scale;
  const cuts = gouges(5, (cut) =>
    gouge(
      x - radius * (0.75 - cut * 0.26),
      y - radius * 1.25 - (cut % 2) * radius * 0.5,
      radius * 0.62,
      -0.9 - cut * 0.1,
      0.5,
    ),
  );
  return (
    shadow(x + 1.2, y, radius * 1.05, radius * 0.4) +
    stroke(`M${spot(x, y)}V${round(y - radius)}`, 'line-ink', round(1.7 * scale)) +
    shape(blob([x, y - radius * 1.6], [radius, radius * 0.92], 7, random), 'c-leaf-2') +
    patch(cuts, 'c-leaf-hi', 'class="fn"')
  );
}

export function poplar(x: number, y: number, random: Random, scale = 1): Markup {
  const height = (10 + random() * 3) * scale;
  const width = 2.3 * scale;
  const side = (sign: 1 | -1, first: number, second: number): string =>
    `${spot(x + sign * width * first, y - (first > 1 ? height * 0.55 : 0.6))} ${spot(x + sign * width * second, y - (second > 1 ? height * 0.55 : 0.6))}`;
  const top = spot(x, y - height);
  const crown = `M${top}C${side(1, 1.7, 1)} ${spot(x, y)}C${side(-1, 1, 1.7)} ${top}Z`;
  return (
    shadow(x + 1, y, width, 0.9) +
    shape(crown, 'c-leaf-2') +
    fine(patch(gouge(x - 0.8, y - 1.5, height * 0.6, -1.6, 0.5), 'c-leaf-hi'))
  );
}

export function bush(x: number, y: number, random: Random, scale = 1): Markup {
  const radius = (2 + random() * 0.8) * scale;
  const crown = blob([x, y - radius * 0.7], [radius * 1.15, radius * 0.8], 6, random);
  return shape(crown, random() < 0.5 ? 'c-leaf' : 'c-leaf-2', 0.95);
}

export function hedge([fromX, fromY]: Point, [toX, toY]: Point, random: Random): Markup {
  const count = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / 3.3));
  let drawn = '';
  for (let at = 0; at <= count; at++) {
    const x = fromX + ((toX - fromX) * at) / count + (random() - 0.5);
    const y = fromY + ((toY - fromY) * at) / count + (random() - 0.5) * 0.8;
    drawn += bush(x, y, random, 0.82);
  }
  return drawn;
}

export const tuft = (x: number, y: number): Markup =>
  patch(
    gouge(x, y, 3, -1.1, 0.5) + gouge(x + 0.6, y, 3.6, -1.6, 0.5) + gouge(x + 1.2, y, 2.8, -2, 0.5),
    'c-leaf-2',
    'class="fn"',
  );
