import { type Point, WIDTH } from '../geometry/point.ts';
import { isField } from '../geometry/raster.ts';
import type { Markup } from '../hand/pen.ts';
import { type Random, seeded, shuffled } from '../hand/seeded.ts';
import { hay, sheep } from '../things/farm-life.ts';
import { bush, hedge, poplar, tree, tuft } from '../things/plants.ts';
import type { Site } from './site.ts';
import type { Thing } from './thing.ts';

/** What may stand on a field, how much room it needs, and how high it rises over what is behind it. */
interface Growing {
  readonly room: number;
  readonly height: number;
  readonly draw: (x: number, y: number, random: Random) => Markup;
}

const SHEEP: Growing = {
  room: 9,
  height: 0,
  draw: (x, y, random) => sheep(x - 3.4, y - 1.2, random) + sheep(x + 3.6, y + 0.4, random),
};
const GROVE: Growing = {
  room: 9,
  height: 12,
  draw: (x, y, random) =>
    tree(x - 5, y - 2, random, 1.2) +
    tree(x + 5, y - 1, random, 1.1) +
    tree(x, y + 3, random, 1.35),
};
const TREE: Growing = { room: 6, height: 12, draw: (x, y, random) => tree(x, y, random, 1.45) };
const HEDGE: Growing = {
  room: 8,
  height: 0,
  draw: (x, y, random) => {
    const slope = random() < 0.5 ? 0.25 : -0.3;
    return hedge([x - 7, y - 7 * slope], [x + 7, y + 7 * slope], random);
  },
};
const POPLARS: Growing = {
  room: 8,
  height: 14,
  draw: (x, y, random) =>
    poplar(x - 5, y - 0.8, random, 1.25) +
    poplar(x, y + 0.6, random, 1.3) +
    poplar(x + 5, y - 0.3, random, 1.2),
};
const HAY: Growing = {
  room: 6,
  height: 5,
  draw: (x, y) => hay(x - 3, y - 1) + hay(x + 3.6, y + 0.6),
};
const BUSHES: Growing = {
  room: 4,
  height: 0,
  draw: (x, y, random) => bush(x - 1.6, y, random, 1.1) + bush(x + 1.6, y + 0.6, random),
};
const GROWING = [SHEEP, GROVE, TREE, HEDGE, POPLARS, HAY, TREE, BUSHES, BUSHES];

/** What stands on the fields of a tile, clear of figures, roads and walls; and the tufts on the ground. */
export function meadowOf(site: Site): { readonly things: Thing[]; readonly tufts: Markup } {
  const random = seeded(`land${site.seed}`);
  const { plan } = site;
  const isNarrow = plan.middle === undefined && plan.roads[0]?.sides.length === 1;
  const things = isNarrow ? [] : grown(site, random);
  let tufts = '';
  for (let tried = 0; tried < 9; tried++) {
    const [x, y] = [5 + random() * 90, 6 + random() * 90];
    if (isWithinField(site, [x, y], 4, 4)) tufts += tuft(x, y);
  }
  return { things, tufts };
}

function grown(site: Site, random: Random): Thing[] {
  const most = site.plan.cut === 1 ? 3 : 4;
  const things: Thing[] = [];
  const taken: Point[] = [];
  for (const growing of shuffled(GROWING, random)) {
    if (things.length >= most) break;
    const at = placeFor(site, taken, growing, random);
    if (at === undefined) continue;
    taken.push(at);
    things.push({ foot: at[1], drawn: growing.draw(...at, random) });
  }
  return things;
}

function placeFor(
  site: Site,
  taken: readonly Point[],
  growing: Growing,
  random: Random,
): Point | undefined {
  for (let tried = 0; tried < 60; tried++) {
    const at: Point = [8 + random() * 84, 12 + random() * 82];
    if (isFree(site, taken, at, growing)) return at;
  }
  return undefined;
}

function isFree(
  site: Site,
  taken: readonly Point[],
  at: Point,
  { room, height }: Growing,
): boolean {
  const [x, y] = at;
  const { plan, middle, kept, cities } = site;
  if (x > WIDTH - 8 || y > WIDTH - 6 || !isWithinField(site, at, room * 0.85, room * 0.7)) {
    return false;
  }
  // Trees hide no road.
  if (site.groundAt(x, y - height) !== site.groundAt(x, y)) return false;
  const away = ([px, py]: Point, stretch: number): number => Math.hypot(px - x, (py - y) * stretch);
  const isFar = ([px, py]: Point): boolean => away([px, py + 2], 1.3) > 11 + room * 0.6;
  if (!kept.every(isFar)) return false;
  if (!taken.every((one) => away(one, 1.3) > 9 + room * 0.5)) return false;
  if (middle !== undefined) {
    if (plan.isCrossing && away(middle, 1) <= 20 + room * 0.4) return false;
    if (!plan.isCrossing && away(middle, 1.2) <= 27 + room * 0.4) return false;
  }
  const near = 7 + room * 0.5;
  return cities.every(({ walls }) =>
    walls.every((wall) => wall.every((point) => away(point, 1) > near)),
  );
}

/** Whether all around a point is the same field. */
function isWithinField({ groundAt }: Site, [x, y]: Point, rx: number, ry: number): boolean {
  const what = groundAt(x, y);
  if (!isField(what)) return false;
  for (let part = 0; part < 8; part++) {
    const angle = part * 0.785;
    if (groundAt(x + rx * Math.cos(angle), y + ry * Math.sin(angle)) !== what) return false;
  }
  return true;
}
