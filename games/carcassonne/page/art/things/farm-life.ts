import { round } from '@ochre/ui/art/carving/gouge.ts';
import { fine, lines, type Markup, shadow, shape, spot, stroke } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';
import { blob } from './blob.ts';

export function sheep(x: number, y: number, random: Random): Markup {
  const side = random() < 0.5 ? -1 : 1;
  return (
    shadow(x, y, 3, 0.9) +
    stroke(`M${spot(x - 1.3, y)}v-1.5M${spot(x + 1.3, y)}v-1.5`, 'line-ink', 0.9) +
    shape(blob([x, y - 2.5], [2.5, 1.6], 7, random), 'c-wool', 0.85) +
    `<ellipse cx="${round(x + side * 3)}" cy="${round(y - 2.7)}" rx="1.1" ry="1.4" fill="var(--line-ink)"/>`
  );
}

/** A stook of corn. */
export const hay = (x: number, y: number): Markup =>
  shadow(x + 0.8, y, 3.6, 1) +
  shape(
    `M${spot(x - 3.4, y)}Q${spot(x - 3, y - 6.4)} ${spot(x, y - 7.4)}Q${spot(x + 3, y - 6.4)} ${spot(x + 3.4, y)}Q${spot(x, y + 1)} ${spot(x - 3.4, y)}Z`,
    'c-hay',
    0.95,
  ) +
  fine(lines(`M${spot(x - 1, y - 0.6)}l-.4-4M${spot(x + 1.2, y - 0.6)}l-.3-4.5`, 0.6));

/** On the green of a crossing. */
export const well = (x: number, y: number): Markup =>
  shadow(x, y, 3.6, 1.2) +
  shape(`M${spot(x - 3, y)}v-2.8h6v2.8q-3 1.6-6 0z`, 'c-wall', 0.95) +
  lines(`M${spot(x - 2.6, y - 2.6)}v-4M${spot(x + 2.6, y - 2.6)}v-4`, 1) +
  shape(`M${spot(x - 4, y - 6)}l4-3.4l4 3.4z`, 'c-roof-2', 0.95);
