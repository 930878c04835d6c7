import type { Snapshot } from '@ochre/stone-age/rules';
import type { LandPlace } from '../../words/land-place.ts';
import { GLOWS, type Point, WORK_SITES } from './layout.ts';
import { worksOf } from './works.ts';

/** A part of the valley, in its own coordinates. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Meadows where nobody lives and nothing lies: dice fall on no roof and on no card. */
const LEFT_MEADOW: Point = [150, 291];
const RIGHT_MEADOW: Point = [646, 301];

/** The middle of where dice lie that are thrown at a place. */
const MEADOWS: Partial<Readonly<Record<string, Point>>> = {
  claypit: RIGHT_MEADOW,
  quarry: RIGHT_MEADOW,
  river: RIGHT_MEADOW,
} satisfies Partial<Record<LandPlace, Point>>;

/** Of places in the west, of cards, and of buildings that their owner works in, it is the left one. */
export const meadowOf = (what: string): Point => MEADOWS[what] ?? LEFT_MEADOW;

/** What is to be seen of who threw the dice: the place where they stand. */
export function placeBox(what: string, view: Snapshot): Box | undefined {
  if (isLand(what)) {
    const [x, y, rx, ry] = GLOWS[what];
    // Its light reaches further than where they stand.
    const sideways = rx * 0.55;
    return { left: x - sideways, top: y - ry, width: 2 * sideways, height: 2 * ry };
  }
  const works = worksOf(view);
  const at = works.findIndex(({ id }) => id === what);
  const site = WORK_SITES[works.length]?.[at]?.at;
  return site && { left: site[0] - 70, top: site[1] - 110, width: 140, height: 150 };
}

const isLand = (what: string): what is LandPlace => Object.hasOwn(GLOWS, what);

/** What holds both. */
export function around(one: Box, other: Box | undefined): Box {
  if (other === undefined) return one;
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
