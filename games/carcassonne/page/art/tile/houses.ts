import type { Point } from '../geometry/point.ts';
import { CITY } from '../geometry/raster.ts';
import { type Random, seeded } from '../hand/seeded.ts';
import { house } from '../things/house.ts';
import { minster } from '../things/minster.ts';
import type { CitySite, Site } from './site.ts';
import type { Thing } from './thing.ts';

/** By how many sides a city has. */
const HOUSES = [0, 6, 10, 14, 18] as const;

/** How much room something needs: points about its foot in the city, and clear of walls and figures. */
interface Need {
  readonly about: readonly Point[];
  readonly wall: { readonly aside: number; readonly behind: number; readonly before: number };
  readonly kept: { readonly aside: number; readonly before: number; readonly behind: number };
}

const FOR_A_HOUSE: Need = {
  about: [
    [-6.5, 0],
    [6.5, 0],
    [-6, -9],
    [6, -9],
    [0, 2.5],
    [0, -10],
  ],
  wall: { aside: 8.5, behind: 13.5, before: 3.5 },
  kept: { aside: 12, before: 16, behind: 9 },
};

const FOR_A_MINSTER: Need = {
  about: [
    [-13, 0],
    [13, 0],
    [-12, -18],
    [12, -14],
    [0, -27],
    [-8, -27],
    [8, -27],
    [0, 5],
  ],
  wall: { aside: 15, behind: 30, before: 6 },
  kept: { aside: 21, before: 30, behind: 11 },
};

/** The houses of all cities of a tile; a large city has a minster, but not in every cut. */
export const housesOf = (site: Site): Thing[] => {
  const built: Point[] = [];
  return site.cities.flatMap((city) => {
    const random = seeded(`house${site.seed}${city.index}`);
    const things: Thing[] = [];
    if (city.sides >= 3 && site.plan.cut !== 2) {
      things.push(...minsterOf(site, city, built, random));
    }
    return [...things, ...rowsOf(site, city, built, random)];
  });
};

function minsterOf(site: Site, city: CitySite, built: Point[], random: Random): Thing[] {
  for (let tried = 0; tried < 1500; tried++) {
    const x = 16 + random() * 68;
    const y = 28 + random() * 60;
    if (!hasRoom(site, city, x, y, FOR_A_MINSTER)) continue;
    built.push([x - 6, y - 2], [x + 6, y - 2], [x - 7, y - 12], [x + 5, y - 11]);
    return [{ foot: y, drawn: minster(x, y, random() < 0.5 ? 1 : -1) }];
  }
  return [];
}

function rowsOf(site: Site, city: CitySite, built: Point[], random: Random): Thing[] {
  const things: Thing[] = [];
  for (let tried = 0; tried < 2000 && things.length < HOUSES[city.sides]!; tried++) {
    const x = 7 + random() * 86;
    const y = 11 + random() * 84;
    if (!hasRoom(site, city, x, y, FOR_A_HOUSE)) continue;
    if (built.some(([hx, hy]) => Math.abs(hx - x) <= 13.2 && Math.abs(hy - y) <= 8.6)) continue;
    built.push([x, y]);
    things.push({ foot: y, drawn: house(x, y, random) });
  }
  return things;
}

function hasRoom(
  { groundAt, kept }: Site,
  city: CitySite,
  x: number,
  y: number,
  need: Need,
): boolean {
  const own = CITY + city.index;
  for (const [dx, dy] of need.about) if (groundAt(x + dx, y + dy) !== own) return false;
  const { aside, before, behind } = need.kept;
  const hides = ([kx, ky]: Point): boolean =>
    Math.abs(kx - x) <= aside && y - ky <= before && ky - y <= behind;
  if (kept.some(hides)) return false;
  const { wall } = need;
  const meets = ([wx, wy]: Point): boolean =>
    Math.abs(wx - x) < wall.aside && wy > y - wall.behind && wy < y + wall.before;
  return !city.walls.some((line) => line.some(meets));
}
