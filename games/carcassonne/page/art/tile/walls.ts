import { isInside, type Line, type Point, turned } from '../geometry/point.ts';
import { overTheSides } from '../geometry/ribbon.ts';
import { GATE } from '../geometry/roads.ts';
import { hash, seeded } from '../hand/seeded.ts';
import { gate, gateFromTheSide } from '../things/gate.ts';
import { tower } from '../things/tower.ts';
import { wall } from '../things/wall.ts';
import type { CitySite, Site } from './site.ts';
import type { Thing } from './thing.ts';

/** Walls, with a tower on those that are long, and the gate of a city that a road leads to. */
export const wallsOf = (site: Site): Thing[] => [
  ...site.cities.flatMap((city) => city.walls.flatMap((line) => wallOf(site, city, line))),
  ...gateOf(site),
];

const hasGate = ({ plan }: Site): boolean =>
  plan.middle === undefined && plan.roads.some(({ sides }) => sides.length === 1);

function wallOf(site: Site, city: CitySite, line: Line): Thing[] {
  const foot = footOf(city, line);
  const built: Thing = { foot, drawn: wall(overTheSides(line, 0.2)) };
  const { type, cut } = site.plan;
  if (hasGate(site) || city.sides === 1 || cut === 1) return [built];
  const along = 0.36 + 0.28 * seeded(`t${type.id}${cut}`)();
  const [x, y] = line[Math.round(line.length * along)]!;
  const isRoofed = hash(type.id + cut) % 3 === 0;
  const drawn = tower(x, y + 1, { width: 7.8, height: 11.5, isRoofed });
  return [built, { foot: Math.max(foot + 0.1, y), drawn }];
}

/** Before what is south of it: a wall with its city in the north stands before all its houses. */
function footOf({ outline }: CitySite, line: Line): number {
  const ys = line.map(([, y]) => y);
  const [x, y] = line[line.length >> 1]!;
  return isInside([x, y - 3], outline) ? Math.max(...ys) : Math.min(...ys);
}

function gateOf(site: Site): Thing[] {
  if (!hasGate(site)) return [];
  const [x, y] = turned(GATE, site.turn);
  switch (site.turn) {
    // The road of such tiles leaves them in the south.
    case 0:
      return [{ foot: 100.2, drawn: gate(x, y) }];
    case 2:
      return [{ foot: y + 1, drawn: gate(x, y + 2) }];
    default:
      return [{ foot: 100.2, drawn: gateFromTheSide(x, y) }];
  }
}

/** Where walls meet the corners of the tile: towers stand there, one for all tiles that share the corner. */
export function cornersOf({ cities }: Site): readonly Corner[] {
  const corners = new Map<string, Corner>();
  for (const { name, walls } of cities) {
    for (const end of walls.flatMap((line) => [line[0]!, line.at(-1)!])) {
      const at: Point = [Math.round(end[0]), Math.round(end[1])];
      corners.set(String(at), { at, city: name });
    }
  }
  return [...corners.values()];
}

export interface Corner {
  readonly at: Point;
  readonly city: CitySite['name'];
}
