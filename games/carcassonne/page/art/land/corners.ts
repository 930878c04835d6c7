import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { WIDTH } from '../geometry/point.ts';
import { kept } from '../hand/kept.ts';
import type { Markup } from '../hand/pen.ts';
import { hash, type Random, seeded } from '../hand/seeded.ts';
import { house } from '../things/house.ts';
import { bush, hedge, poplar, tree } from '../things/plants.ts';
import { pennant, tower } from '../things/tower.ts';
import { CITY_SIDE } from '../tile/sides.ts';
import type { Thing } from '../tile/thing.ts';
import type { Laid, LaidTile } from './laid.ts';

/** What stands where squares meet; named by the square south-east of it. */
export interface CornerThing extends Thing {
  readonly key: string;
}

/** Pennants on towers, by the corner: whose city it is. */
export type Flags = ReadonlyMap<string, Tribe>;

const cornerKey = (x: number, y: number): string => `${x},${y}`;

/** Trees where four fields meet, a house where four tiles of a city do. */
export function cornersOf(laid: Laid, seed: string): CornerThing[] {
  const seen = new Set<string>();
  const found: CornerThing[] = [];
  for (const tile of laid.tiles) {
    for (const [x, y] of cornersAround(tile)) {
      const key = cornerKey(x, y);
      if (seen.has(key)) continue;
      seen.add(key);
      const thing = cornerAt(laid, x, y, seed);
      if (thing !== null) found.push({ key, ...thing });
    }
  }
  return found;
}

const cornersAround = ({ x, y }: LaidTile) =>
  [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ] as const;

function cornerAt(laid: Laid, x: number, y: number, seed: string): Thing | null {
  const northWest = laid.at(x - 1, y - 1);
  const northEast = laid.at(x, y - 1);
  const southWest = laid.at(x - 1, y);
  const southEast = laid.at(x, y);
  if (!northWest || !northEast || !southWest || !southEast) return null;
  const sides = [
    northWest.drawn.sides[1],
    northEast.drawn.sides[2],
    northWest.drawn.sides[2],
    southWest.drawn.sides[1],
  ];
  const key = cornerKey(x, y) + seed;
  if (!sides.includes(CITY_SIDE)) return once(`fields ${key}`, () => planted(x, y, seed));
  if (sides.some((side) => side !== CITY_SIDE)) return null;
  const isWalled = [northWest, northEast, southWest, southEast].some((tile) =>
    tile.drawn.corners.some(
      ({ at }) => at[0] / WIDTH + tile.x === x && at[1] / WIDTH + tile.y === y,
    ),
  );
  if (isWalled) return null;
  return once(`city ${key}`, () => built(x, y, seed));
}

const once = kept<Thing | null>();

function built(x: number, y: number, seed: string): Thing {
  const foot = y * WIDTH + 4;
  const random = seeded(`x${x},${y}${seed}`);
  return { foot, drawn: house(x * WIDTH, foot, random, { width: 12, isGabled: true }) };
}

function planted(squareX: number, squareY: number, seed: string): Thing | null {
  const [x, y] = [squareX * WIDTH, squareY * WIDTH];
  const random = seeded(`x${squareX},${squareY}${seed}`);
  const which = random();
  if (which < 0.3) return { foot: y + 3, drawn: threeTrees(x, y, random) };
  if (which < 0.5) {
    return { foot: y, drawn: tree(x, y + 2, random, 1.5) + bush(x + 7, y + 2, random, 1.2) };
  }
  if (which < 0.68) {
    return { foot: y, drawn: poplar(x - 3.5, y, random, 1.25) + poplar(x + 2, y + 1, random, 1.3) };
  }
  if (which < 0.85) return { foot: y + 2, drawn: hedge([x - 9, y + 3], [x + 8, y - 2], random) };
  return null;
}

const threeTrees = (x: number, y: number, random: Random): Markup =>
  tree(x - 5, y - 1.5, random, 1.25) +
  tree(x + 5.5, y, random, 1.15) +
  tree(x + 0.5, y + 3.5, random, 1.35);

/** Towers where walls meet a corner, each once, with the pennant of who holds the city. */
export function towersOf(laid: Laid, flags: Flags, seed: string): CornerThing[] {
  const towers = new Map<string, CornerThing>();
  for (const tile of laid.tiles) {
    for (const { at } of tile.drawn.corners) {
      const [x, y] = [tile.x + at[0] / WIDTH, tile.y + at[1] / WIDTH];
      const key = cornerKey(x, y);
      if (!towers.has(key)) towers.set(key, { key, ...towerAt(x, y, flags.get(key), seed) });
    }
  }
  return [...towers.values()];
}

function towerAt(x: number, y: number, tribe: Tribe | undefined, seed: string): Thing {
  const [atX, foot] = [x * WIDTH, y * WIDTH + 2.5];
  const isRoofed = hash(`cone${atX},${y * WIDTH}${seed}`) % 4 === 0 && tribe === undefined;
  const flag = tribe === undefined ? '' : pennant(atX, foot, tribe);
  return { foot, drawn: tower(atX, foot, { isRoofed }) + flag };
}
