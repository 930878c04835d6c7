import type { SegmentName } from '../../../rules/index.ts';
import { closed } from '../hand/pen.ts';
import { fieldShape } from './field-shape.ts';
import { planOf } from './plan.ts';
import { type Line, type Point, turned, turnedLine } from './point.ts';
import { ribbonOf } from './ribbon.ts';
import { type Lying, segmentNamed } from './segment.ts';
import { spotOnLand, spotOnRoad } from './spots.ts';

export { groundAt } from './ground-at.ts';
export { cutOf } from './plan.ts';
export type { Point } from './point.ts';
export type { Lying } from './segment.ts';

/** Figures stand beside their building, whatever way the tile lies. */
const BESIDE_BUILDING = { cloister: [11.5, 7], shrine: [12, 6] } as const;

/** Where a figure stands on a segment, in units of the tile: the middle of what is seen of it. */
export function spotOf(lying: Lying, on: SegmentName, cut = 0): Point {
  const { tile, rotation } = lying;
  const { middle, type } = planOf(tile, cut);
  const segment = segmentNamed(lying, on);
  if (segment === undefined) {
    const [x, y] = turned(middle!, rotation);
    const [dx, dy] = BESIDE_BUILDING[type.building!];
    return [x + dx, y + dy];
  }
  const { kind, index } = segment;
  const spot = kind === 'road' ? spotOnRoad(tile, cut, index) : spotOnLand(tile, cut, kind, index);
  return turned(spot, rotation);
}

/**
 * The shape of a segment as a path, in units of the tile. A field runs on under roads and cities: what is tested
 * for a hit tests fields last.
 */
export function segmentShape(lying: Lying, on: SegmentName, cut = 0): string {
  const { tile, rotation } = lying;
  const plan = planOf(tile, cut);
  const segment = segmentNamed(lying, on);
  if (segment === undefined) return aroundBuilding(turned(plan.middle!, rotation));
  switch (segment.kind) {
    case 'city':
      return closed(turnedLine(plan.cities[segment.index]!.outline, rotation));
    case 'road':
      return closed(turnedLine(ribbonOf(plan, segment.index).outline, rotation));
    case 'field':
      return fieldShape(tile, cut, segment.index, rotation);
  }
}

const aroundBuilding = ([x, y]: Point): string =>
  `M${x - 22} ${y}a22 19 0 1 0 44 0a22 19 0 1 0 -44 0Z`;

/** The walls of a city as lines. */
export function wallLines(lying: Lying, on: SegmentName, cut = 0): Line[] {
  const { cities } = planOf(lying.tile, cut);
  const { index } = segmentNamed(lying, on)!;
  return cities[index]!.walls.map((wall) => turnedLine(wall, lying.rotation));
}

/** The middle of a road as a line, to be lit. */
export function roadLine(lying: Lying, on: SegmentName, cut = 0): Line {
  const { roads } = planOf(lying.tile, cut);
  const { index } = segmentNamed(lying, on)!;
  return turnedLine(roads[index]!.line, lying.rotation);
}
