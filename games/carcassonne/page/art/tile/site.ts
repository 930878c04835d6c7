import { type Lie, lieNamed, type SegmentName, type Turn } from '../../../rules/index.ts';
import { spotOf } from '../geometry/index.ts';
import { planOf, type TilePlan } from '../geometry/plan.ts';
import { type Line, type Point, turned, turnedLine } from '../geometry/point.ts';
import { groundOf, rasterOf } from '../geometry/raster.ts';

/** A city as its tile lies. */
export interface CitySite {
  readonly name: SegmentName;
  readonly index: number;
  readonly sides: number;
  readonly outline: Line;
  readonly walls: readonly Line[];
  /** Where its coat of arms hangs. */
  readonly arms: Point | undefined;
}

/** A tile as it lies, to be built on. */
export interface Site {
  /** Names it, for whatever is drawn by chance. */
  readonly seed: string;
  readonly plan: TilePlan;
  readonly turn: Turn;
  readonly lie: Lie;
  readonly middle: Point | undefined;
  readonly cities: readonly CitySite[];
  /** Room for figures and coats of arms: nothing high stands before them. */
  readonly kept: readonly Point[];
  /** What a point belongs to, as in the raster; 0 outside. */
  readonly groundAt: (x: number, y: number) => number;
}

export function siteOf(tile: string, turn: Turn, cut: number): Site {
  const plan = planOf(tile, cut);
  const lie = lieNamed(tile, turn);
  const cities = plan.cities.map(
    ({ outline, walls, sides, shields }, index): CitySite => ({
      name: lie.segments[index]!.name,
      index,
      sides: sides.length,
      outline: turnedLine(outline, turn),
      walls: walls.map((wall) => turnedLine(wall, turn)),
      arms: shields === 0 ? undefined : armsOf(tile, sides.length, turn),
    }),
  );
  const kept = [
    ...keptNames(lie).map((name) => spotOf({ tile, rotation: turn }, name, cut)),
    ...cities.flatMap(({ arms }) => (arms === undefined ? [] : [arms])),
  ];
  return {
    seed: `${tile}${cut}${turn}`,
    plan,
    turn,
    lie,
    middle: plan.middle && turned(plan.middle, turn),
    cities,
    kept,
    groundAt: groundOf(rasterOf(tile, cut), turn),
  };
}

/** A figure on a road stands on the road, where nothing is built. */
const keptNames = ({ segments, building }: Lie): SegmentName[] => [
  ...segments.filter(({ kind }) => kind !== 'road').map(({ name }) => name),
  ...(building === undefined ? [] : [building]),
];

function armsOf(tile: string, sides: number, turn: Turn): Point {
  if (sides === 4) return [50, 30];
  if (sides === 3) return turned([26, 26], turn);
  return turned(tile === 'F' ? [19, 50] : [17, 17], turn);
}
