import { TILES, type TileType } from '../../../rules/index.ts';
import { kept } from '../hand/kept.ts';
import { hash, seeded } from '../hand/seeded.ts';
import { type CityPlan, cityShape } from './cities.ts';
import type { Point } from './point.ts';
import { type RoadPlan, roadLine } from './roads.ts';

/** Where roads and walls run on an unturned tile. */
export interface TilePlan {
  readonly type: TileType;
  readonly cut: number;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  /** Where its building stands, or its roads cross. */
  readonly middle: Point | undefined;
  /** Roads end here because they meet. */
  readonly isCrossing: boolean;
}

/** Every type is cut three times, so that equal tiles do not look stamped. */
export const CUTS = [0, 1, 2] as const;

/** The cut of a tile, by its type and by when it was laid: the place of a tile in the board's list. */
export const cutOf = (tile: string, order: number): number =>
  hash(`${tile}v${order}`) % CUTS.length;

const MIDDLES: Readonly<Record<string, Point>> = {
  L: [50, 65],
  W: [50, 53],
  X: [50, 50],
  A: [50, 44],
  B: [50, 50],
  SH1: [50, 50],
  SH2: [50, 62],
  SH3: [50, 45],
  SH4: [50, 58],
  SH5: [50, 50],
};

const once = kept<TilePlan>();

export const planOf = (tile: string, cut: number): TilePlan =>
  once(tile + cut, () => newPlan(typeNamed(tile), cut));

function typeNamed(tile: string): TileType {
  const type = TILES.find(({ id }) => id === tile);
  if (type === undefined) throw new Error(`There is no tile "${tile}".`);
  return type;
}

function newPlan(type: TileType, cut: number): TilePlan {
  const random = seeded(`geom${type.id}${cut}`);
  const middle = MIDDLES[type.id];
  return {
    type,
    cut,
    cities: type.cities.map((city) => ({ ...city, ...cityShape(type, city.sides, random) })),
    roads: type.roads.map(({ sides }) => ({
      sides,
      line: roadLine(type, sides, middle, random),
    })),
    middle,
    isCrossing: type.building === undefined && type.roads.length > 2,
  };
}
