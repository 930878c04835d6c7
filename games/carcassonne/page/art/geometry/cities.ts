import type { TileType } from '../../../rules/index.ts';
import { type Random, swing } from '../hand/seeded.ts';
import { arc, curve } from './curves.ts';
import { type Line, turnedLine } from './point.ts';

/** A city of an unturned tile: it fills its sides wholly, so its walls meet the border in corners alone. */
export interface CityPlan {
  readonly sides: readonly number[];
  readonly shields: number;
  readonly walls: readonly Line[];
  readonly outline: Line;
}

/** How far a wall sinks into the tile where something else needs the room. */
const DEPTHS: Readonly<Record<string, number>> = { H: 29, SH2: 28, SH4: 27 };
const DEPTH = 32;

type Shape = Pick<CityPlan, 'walls' | 'outline'>;

/** By the sides that it has, as the tiles have them unturned. */
export function cityShape(type: TileType, sides: readonly number[], random: Random): Shape {
  switch (sides.length) {
    case 1:
      return onOneSide(type, sides[0]!, random);
    case 2:
      return sides[1]! - sides[0]! === 2 ? across(random) : inTheCorner(random);
    case 3:
      return onThreeSides(type, random);
    default:
      return {
        walls: [],
        outline: [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      };
  }
}

function onOneSide({ id }: TileType, side: number, random: Random): Shape {
  const depth = (DEPTHS[id] ?? DEPTH) + swing(random, 1.2);
  const wall = turnedLine(arc(depth, swing(random, 4)), side);
  return { walls: [wall], outline: wall };
}

function inTheCorner(random: Random): Shape {
  const [near, far] = [70 + swing(random, 3), 12 + swing(random, 3)];
  const wall = curve(
    [
      [100, 0],
      [near, 12.5 + swing(random, 2)],
      [far, 70 + swing(random, 3)],
      [0, 100],
    ],
    26,
  );
  return { walls: [wall], outline: [...wall, [0, 0]] };
}

function across(random: Random): Shape {
  const some = () => arc(25 + swing(random, 2), swing(random, 5));
  const [north, south] = [some(), turnedLine(some(), 2)];
  return { walls: [north, south], outline: [...north, ...south] };
}

function onThreeSides({ roads }: TileType, random: Random): Shape {
  const hasGate = roads.length > 0;
  const depth = (hasGate ? 33 : 29) + swing(random, 1.5);
  const wall = turnedLine(arc(depth, hasGate ? 0 : swing(random, 5)), 2);
  return { walls: [wall], outline: [...wall, [0, 0], [100, 0]] };
}
