import { seeded } from '../hand/seeded.ts';
import { well } from '../things/farm-life.ts';
import { house } from '../things/house.ts';
import type { Site } from './site.ts';
import type { Thing } from './thing.ts';

/** Around the green. */
const BETWEEN_ROADS = [
  [-11, -5],
  [11, -5],
  [-11, 12.5],
  [11, 12.5],
] as const;

/** Where a road would leave, n e s w: a house stands there if none does. */
const INSTEAD_OF_A_ROAD = [
  [0, -9],
  [14, 3.5],
  [0, 15],
  [-14, 3.5],
] as const;

/** A village where roads cross: a well on its green, houses between the roads. */
export function villageOf({ seed, plan, lie, middle }: Site): Thing[] {
  if (!plan.isCrossing || middle === undefined) return [];
  const random = seeded(`cross${seed}`);
  const [x, y] = middle;
  const things: Thing[] = [{ foot: y + 1.5, drawn: well(x, y + 2.2) }];
  const build = ([dx, dy]: readonly [number, number]): void => {
    const foot = y + dy;
    things.push({ foot, drawn: house(x + dx, foot, random, { width: 8.6 }) });
  };
  for (const place of BETWEEN_ROADS) if (random() >= 0.12) build(place);
  for (const [side, place] of INSTEAD_OF_A_ROAD.entries()) {
    if (lie.roadAt[side] === -1) build(place);
  }
  return things;
}
