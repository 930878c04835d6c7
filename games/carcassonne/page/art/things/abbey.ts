import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import type { Point } from '../geometry/point.ts';
import {
  closed,
  fine,
  ink,
  lines,
  type Markup,
  patch,
  shadow,
  shape,
  spot,
  stroke,
} from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';
import { bush } from './plants.ts';

const BUSHES = 26;
const ROUND_ENDS = 'stroke-linecap="round"';

/** A cloister: chapel and bell tower, with beds, in a hedge. The foot of its door is at x, y + 10. */
export function abbey(x: number, y: number, random: Random): Markup {
  const hedge = hedgeAround(x, y);
  const planted = (points: readonly Point[]): Markup =>
    points.map(([bx, by]) => bush(bx, by, random, 0.95)).join('');
  return (
    `<ellipse cx="${round(x)}" cy="${round(y + 3)}" rx="21.5" ry="16" fill="var(--c-green)" stroke="var(--c-green-lo)"/>` +
    beds(x, y) +
    planted(hedge.filter(([, by]) => by < y + 3)) +
    shadow(x + 2, y + 9, 15, 3.4) +
    nave(x, y) +
    front(x, y) +
    bellTower(x, y) +
    planted(hedge.filter(([, by]) => by >= y + 3))
  );
}

/** With a gap in the south, before the door. */
function hedgeAround(x: number, y: number): Point[] {
  const angles = Array.from({ length: BUSHES }, (_, at) => (at / BUSHES) * 6.283);
  return angles
    .filter((angle) => Math.abs(angle - 1.57) >= 0.3)
    .map((angle): Point => [x + 21 * Math.cos(angle), y + 3 + 15.5 * Math.sin(angle)]);
}

const BEDS: readonly Point[] = [
  [-14.5, 8],
  [-14.5, 11.8],
  [13.5, 5],
  [13.5, 8.8],
  [12.5, 12.6],
];

const beds = (x: number, y: number): Markup =>
  BEDS.map(
    ([dx, dy]) =>
      stroke(`M${spot(x + dx - 4, y + dy)}h8`, 'c-earth-2', 2.4, ROUND_ENDS) +
      stroke(
        `M${spot(x + dx - 3.6, y + dy - 0.3)}h7.2`,
        'c-leaf-hi',
        1.3,
        `stroke-dasharray="1.2 1.3" ${ROUND_ENDS}`,
      ),
  ).join('');

function nave(x: number, y: number): Markup {
  const wall = closed([
    [x + 3, y + 9],
    [x + 3, y - 1],
    [x + 15, y - 1],
    [x + 15, y + 9],
  ]);
  const roof = closed([
    [x - 1.5, y - 10.5],
    [x + 13.8, y - 10.5],
    [x + 16.4, y - 0.4],
    [x + 3, y - 0.4],
  ]);
  const cuts = gouges(5, (cut) => gouge(x + 4.5 + cut * 2.5, y - 1.2, 7.5, -1.8, 0.5));
  return (
    shape(wall, 'c-plaster-2', 1.2) + shape(roof, 'c-abbey', 1.2) + fine(patch(cuts, 'c-abbey-hi'))
  );
}

function front(x: number, y: number): Markup {
  const gable = closed([
    [x - 6, y + 10],
    [x - 6, y - 1],
    [x - 1.5, y - 11],
    [x + 3, y - 1],
    [x + 3, y + 10],
  ]);
  const door = `M${spot(x - 3.4, y + 10)}v-4q0-2.2 1.9-2.2t1.9 2.2v4z`;
  return (
    shape(gable, 'c-plaster', 1.2) +
    `<path d="${door}" fill="var(--c-stone-2)" ${ink(0.8)}/>` +
    stroke(`M${spot(x - 1.5, y - 1.8)}h.01`, 'c-window', 3, ROUND_ENDS) +
    stroke(
      `M${spot(x + 6.5, y + 6)}v-2.6M${spot(x + 11.5, y + 6)}v-2.6`,
      'c-window',
      1.7,
      ROUND_ENDS,
    )
  );
}

const bellTower = (x: number, y: number): Markup =>
  shape(`M${spot(x - 13, y + 8.5)}V${round(y - 11)}h7V${round(y + 8.5)}Z`, 'c-plaster', 1.2) +
  patch(`M${spot(x - 8.6, y + 8.4)}V${round(y - 11)}h2.4V${round(y + 8.4)}z`, 'c-plaster-2') +
  shape(
    `M${spot(x - 14, y - 10.5)}L${spot(x - 9.5, y - 20.5)}L${spot(x - 5, y - 10.5)}Z`,
    'c-abbey-2',
    1.2,
  ) +
  lines(`M${spot(x - 9.5, y - 20.5)}v-5M${spot(x - 11.3, y - 23.6)}h3.6`, 1.2) +
  stroke(`M${spot(x - 10.2, y - 5)}v-2.8`, 'c-window', 2, ROUND_ENDS);
