import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import type { Point } from '../geometry/point.ts';
import { closed, fine, lines, type Markup, patch, shape, spot, stroke } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';

const ROOFS = ['c-roof', 'c-roof-2', 'c-roof-3'] as const;

interface House {
  readonly width?: number;
  /** Its gable is towards us. */
  readonly isGabled?: boolean;
}

/** What is worked out once for both ways to build it. */
interface Built {
  readonly y: number;
  readonly width: number;
  /** Of its front, up to the eaves. */
  readonly height: number;
  /** From the eaves to the ridge. */
  readonly rise: number;
  readonly roof: string;
  /** Houses look to the left or to the right. */
  readonly side: 1 | -1;
  /** So far to that side of its middle. */
  readonly at: (aside: number) => number;
  readonly random: Random;
}

/** A house with its foot at x, y. */
export function house(x: number, y: number, random: Random, asked: House = {}): Markup {
  const width = asked.width ?? 10.6 + random() * 3.6;
  const height = 3.7 + random();
  const rise = 5.4 + random() * 1.5;
  const roof = ROOFS[Math.trunc(random() * 2.7)]!;
  const isGabled = asked.isGabled ?? random() < 0.45;
  const side = random() < 0.5 ? -1 : 1;
  const built: Built = { y, width, height, rise, roof, side, at: (by) => x + side * by, random };
  return isGabled ? gableToUs(built) : ridgeAcross(built);
}

function ridgeAcross({ y, width, height, rise, roof, side, at, random }: Built): Markup {
  const uneven = (): number => (random() - 0.5) * 0.7;
  const [left, right, eaves] = [-width / 2, width / 2, y - height];
  const tiles: Point[] = [
    [at(left - 0.9), eaves + 0.3],
    [at(left + 0.9) + uneven(), eaves - rise],
    [at(right - 0.9) + uneven(), eaves - rise + uneven()],
    [at(right + 0.9), eaves + 0.3],
  ];
  const cuts = gouges(4, (cut) =>
    gouge(
      at(left + 1.6 + (cut * (width - 2)) / 4),
      eaves - 0.3,
      rise * 0.72,
      -1.57 + side * 0.12,
      0.42,
    ),
  );
  const door = `M${spot(at(left + width * 0.28), y)}v${round(-height * 0.66)}`;
  const window = `M${spot(at(left + width * 0.68), y - height * 0.35)}v${round(-height * 0.3)}`;
  return (
    shape(
      closed([
        [at(left), y],
        [at(left), eaves],
        [at(right), eaves],
        [at(right), y],
      ]),
      'c-plaster',
    ) +
    shape(closed(tiles), roof) +
    fine(patch(cuts, 'c-roof-cut', 'opacity=".75"')) +
    stroke(door + window, 'c-window', 1.5)
  );
}

function gableToUs({ y, width, height, rise, roof, side, at }: Built): Markup {
  const front = width * 0.5;
  const [left, right, eaves] = [-width / 2, width / 2, y - height];
  const middle = left + front;
  const top: Point = [at(left + front / 2), eaves - rise];
  const wall = closed([
    [at(middle), y],
    [at(middle), eaves],
    [at(right), eaves],
    [at(right), y],
  ]);
  const gable = closed([
    [at(left), y],
    [at(left), eaves],
    top,
    [at(middle), eaves],
    [at(middle), y],
  ]);
  const tiles = closed([
    top,
    [at(right - 0.8), eaves - rise + 0.2],
    [at(right + 0.9), eaves + 0.4],
    [at(middle), eaves + 0.2],
  ]);
  const cuts = gouges(3, (cut) =>
    gouge(
      at(middle + 0.4 + (cut * (width - front)) / 3.2),
      eaves - 0.2,
      rise * 0.7,
      -1.57 - side * 0.3,
      0.42,
    ),
  );
  return (
    shape(wall, 'c-plaster-2') +
    shape(gable, 'c-plaster') +
    shape(tiles, roof) +
    lines(`M${spot(at(left - 0.8), eaves + 0.6)}L${spot(...top)}`, 1.5) +
    fine(patch(cuts, 'c-roof-cut', 'opacity=".75"')) +
    stroke(`M${spot(at(left + front / 2), y)}v${round(-height * 0.7)}`, 'c-window', 1.7)
  );
}
