import type { Turn } from '../../../rules/index.ts';
import type { Point } from '../geometry/point.ts';
import { kept } from '../hand/kept.ts';
import type { Markup } from '../hand/pen.ts';
import { seeded } from '../hand/seeded.ts';
import { abbey } from '../things/abbey.ts';
import { shield } from '../things/shield.ts';
import { shrine } from '../things/shrine.ts';
import { villageOf } from './crossing.ts';
import { drawFloors } from './floors.ts';
import { housesOf } from './houses.ts';
import { meadowOf } from './meadow.ts';
import { drawRoads } from './roads.ts';
import { type Site, siteOf } from './site.ts';
import type { Thing } from './thing.ts';
import { type Corner, cornersOf, wallsOf } from './walls.ts';

/** A tile as it lies, in layers; what belongs to its sides and corners is drawn with the land. */
export interface DrawnTile {
  /** Its type, its cut and how it lies. */
  readonly name: string;
  readonly tufts: Markup;
  readonly roads: Markup;
  readonly floors: Markup;
  readonly things: readonly Thing[];
  /** Corners where towers stand. */
  readonly corners: readonly Corner[];
  /** The kind of each side, n e s w, as in the rules. */
  readonly sides: readonly number[];
  /** Room for figures, that nothing may stand in. */
  readonly kept: readonly Point[];
}

const once = kept<DrawnTile>();

export const drawTile = (tile: string, turn: Turn, cut: number): DrawnTile =>
  once(`${tile}/${turn}/${cut}`, () => newTile(siteOf(tile, turn, cut)));

function newTile(site: Site): DrawnTile {
  const meadow = meadowOf(site);
  return {
    name: site.seed,
    tufts: meadow.tufts,
    roads: drawRoads(site),
    floors: drawFloors(site),
    things: [
      ...wallsOf(site),
      ...housesOf(site),
      ...armsOf(site),
      ...villageOf(site),
      ...buildingOf(site),
      ...meadow.things,
    ].sort((a, b) => a.foot - b.foot),
    corners: cornersOf(site),
    sides: site.lie.kinds,
    kept: site.kept,
  };
}

const armsOf = ({ cities }: Site): Thing[] =>
  cities.flatMap(({ arms }) =>
    arms === undefined ? [] : [{ foot: arms[1] + 8, drawn: shield(...arms) }],
  );

function buildingOf({ plan, middle }: Site): Thing[] {
  const { building, id } = plan.type;
  if (building === undefined || middle === undefined) return [];
  const [x, y] = middle;
  const drawn = {
    cloister: () => abbey(x, y - 2, seeded(`ab${plan.cut}`)),
    shrine: () => shrine(x, y, seeded(`sh${id}`)),
  }[building]();
  return [{ foot: y + 15, drawn }];
}
