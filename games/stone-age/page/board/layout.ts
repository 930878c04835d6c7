import type { ElderArea, SnapshotSolo } from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { LandPlace } from '../../words/land-place.ts';

/** Where things are in the valley, in its own coordinates. */

export type Point = readonly [x: number, y: number];

/** Rows of four and three circles, as the places for seven people have them. */
const sevenAround = (x: number, y: number, step = 31, row = 25): Point[] => [
  ...upTo(4).map((at): Point => [x + (at - 1.5) * step, y]),
  ...upTo(3).map((at): Point => [x + (at - 1) * step, y + row]),
];

/** The circles on which people stand. Hunters have none: they are as many as they like. */
export const CIRCLES: Readonly<Record<Exclude<LandPlace, 'hunt'>, readonly Point[]>> = {
  forest: sevenAround(322, 200),
  claypit: sevenAround(508, 190, 30, 22),
  quarry: sevenAround(688, 200),
  river: sevenAround(846, 300),
  toolmaker: [[334, 424]],
  hut: [
    [488, 430],
    [520, 430],
  ],
  field: [[670, 428]],
  merchant: [
    [816, 443],
    [850, 443],
  ],
};

/** Where hunters gather. */
export const CAMP = { x: 119, y: 428, rx: 88, ry: 34 } as const;

/** Rows in the camp, the fuller the more hunters there are. */
export function campSpots(hunters: number): Point[] {
  const perRow = Math.max(4, Math.ceil(hunters / 3));
  const step = Math.min(30, 150 / perRow);
  return upTo(hunters).map((at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, hunters - row * perRow);
    return [
      CAMP.x + ((at % perRow) - (inRow - 1) / 2) * step,
      CAMP.y - 2 + row * 18 - rowsUp(hunters, perRow),
    ];
  });
}

const rowsUp = (hunters: number, perRow: number) => (Math.ceil(hunters / perRow) - 1) * 9;

/** How high a figure is, so that a crowd of hunters still fits. */
export const hunterHeight = (hunters: number): number =>
  hunters > 21 ? 25 : hunters > 12 ? 29 : 33;

/** Where each place's sign hangs. */
export const SIGNS: Readonly<Record<LandPlace, Point>> = {
  hunt: [130, 478],
  forest: [322, 260],
  claypit: [508, 260],
  quarry: [688, 260],
  river: [846, 362],
  toolmaker: [334, 454],
  hut: [504, 454],
  field: [670, 454],
  merchant: [856, 478],
};

/** What can be tapped around a sign: how far to the left and right, up and down. */
export interface Area {
  readonly sideways: number;
  readonly up: number;
  readonly down: number;
}

const ON_LAND: Area = { sideways: 91, up: 160, down: 14 };
const IN_VILLAGE: Area = { sideways: 83, up: 110, down: 14 };

export const AREAS: Readonly<Record<LandPlace, Area>> = {
  hunt: { sideways: 112, up: 170, down: 14 },
  forest: ON_LAND,
  claypit: ON_LAND,
  quarry: ON_LAND,
  river: { sideways: 92, up: 120, down: 14 },
  toolmaker: IN_VILLAGE,
  hut: IN_VILLAGE,
  field: IN_VILLAGE,
  merchant: { sideways: 84, up: 84, down: 14 },
};

export const WORK_AREA = (scale: number): Area => ({
  sideways: 70 * scale,
  up: 120 * scale,
  down: 14,
});

/** The oval that is lit, by its middle and half its size. */
export const GLOWS: Readonly<Record<LandPlace, readonly [number, number, number, number]>> = {
  hunt: [119, 396, 128, 104],
  forest: [322, 200, 128, 74],
  claypit: [508, 182, 128, 92],
  quarry: [688, 196, 122, 78],
  river: [846, 306, 112, 66],
  toolmaker: [334, 400, 96, 60],
  hut: [504, 400, 104, 64],
  field: [670, 390, 104, 70],
  merchant: [850, 430, 112, 66],
};

/** Production buildings stand on the meadow to the left, smaller when there are more of them. */
export const WORK_SITES: readonly (readonly { readonly at: Point; readonly scale: number }[])[] = [
  [],
  [{ at: [112, 220], scale: 1 }],
  [
    { at: [58, 222], scale: 0.7 },
    { at: [166, 218], scale: 0.7 },
  ],
  [
    { at: [42, 224], scale: 0.54 },
    { at: [120, 218], scale: 0.54 },
    { at: [196, 214], scale: 0.54 },
  ],
];

/** The three circles of a production building, before it is scaled. */
export const WORK_CIRCLES: readonly Point[] = [
  [-30, 0],
  [0, 5],
  [30, 0],
];

/** Solo: where the elder stands, and where what is left on the board is heaped. */
export const ELDER_STANDS: Readonly<Record<ElderArea, Point>> = {
  forest: [322, 222],
  claypit: [506, 218],
  quarry: [690, 222],
  river: [846, 328],
  village: [414, 392],
  hunt: [119, 446],
};

export const HEAPS: Readonly<Record<keyof SnapshotSolo['board'], Point>> = {
  wood: [232, 214],
  clay: [562, 196],
  stone: [768, 214],
  gold: [906, 262],
  food: [58, 398],
};
