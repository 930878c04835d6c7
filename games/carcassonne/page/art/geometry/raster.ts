import { planOf, type TilePlan } from './plan.ts';
import { type Line, type Point, WIDTH } from './point.ts';
import { HALF_ROAD } from './roads.ts';

/** What a point of a tile belongs to: `CITY + 1` is its second city. */
export const CITY = 1;
export const ROAD = 8;
export const FIELD = 16;
/** Where roads cross. */
const GREEN = 24;
/** What a building stands on. */
const YARD = 25;
/** Land that no field reaches; a test keeps it tiny. */
export const LOST = 26;

/** An unturned tile, one number for each of its 100 × 100 points. */
export interface Raster {
  readonly ground: Uint8Array;
  /** The nearest field to each point, so that shapes of fields run on under roads and cities; or `NO_FIELD`. */
  readonly nearest: Uint8Array;
}

export const NO_FIELD = 255;

/** Points of the border, one for each half-side. */
export const HALF_SIDE_POINTS: readonly Point[] = [
  [25, 0.5],
  [75, 0.5],
  [99.5, 25],
  [99.5, 75],
  [75, 99.5],
  [25, 99.5],
  [0.5, 75],
  [0.5, 25],
];

export const pointAt = ([x, y]: Point): number =>
  Math.min(WIDTH - 1, Math.trunc(y)) * WIDTH + Math.min(WIDTH - 1, Math.trunc(x));

const MADE = new Map<string, Raster>();

export function rasterOf(tile: string, cut: number): Raster {
  const key = tile + cut;
  const made = MADE.get(key) ?? newRaster(planOf(tile, cut));
  MADE.set(key, made);
  return made;
}

function newRaster(plan: TilePlan): Raster {
  const ground = new Uint8Array(WIDTH * WIDTH);
  for (const [at, { outline }] of plan.cities.entries()) fillPolygon(ground, outline, CITY + at);
  fillYard(ground, plan);
  for (const [at, { line }] of plan.roads.entries()) fillRibbon(ground, line, ROAD + at);
  fillGreen(ground, plan);
  for (const [at, { halves }] of plan.type.fields.entries()) {
    for (const half of halves) flood(ground, pointAt(HALF_SIDE_POINTS[half]!), FIELD + at);
  }
  for (const [at, what] of ground.entries()) if (what === 0) ground[at] = LOST;
  return { ground, nearest: nearestFields(ground) };
}

/** Row by row: what lies between two crossings of the outline is in it. */
function fillPolygon(ground: Uint8Array, outline: Line, what: number): void {
  for (let row = 0; row < WIDTH; row++) {
    const crossings = crossingsOf(outline, row + 0.5);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const first = Math.max(0, Math.ceil(crossings[at]! - 0.5));
      const end = Math.min(WIDTH, Math.ceil(crossings[at + 1]! - 0.5));
      if (first < end) ground.fill(what, row * WIDTH + first, row * WIDTH + end);
    }
  }
}

function crossingsOf(outline: Line, y: number): number[] {
  const crossings: number[] = [];
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [ax, ay] = outline[at]!;
    const [bx, by] = outline[before]!;
    if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return crossings.sort((a, b) => a - b);
}

function fillYard(ground: Uint8Array, { type, middle }: TilePlan): void {
  if (type.building === undefined || middle === undefined) return;
  fillWhere(ground, (x, y) => Math.hypot(x - middle[0], (y - middle[1]) * 1.1) < 17, YARD);
}

function fillGreen(ground: Uint8Array, { type, middle, isCrossing }: TilePlan): void {
  if (middle === undefined) return;
  if (isCrossing) {
    const isGreen = (x: number, y: number) => Math.hypot(x - middle[0], y - middle[1]) < 11;
    for (let at = 0; at < ground.length; at++) {
      if (isCity(ground[at]!)) continue;
      if (isGreen((at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5)) ground[at] = GREEN;
    }
  }
  // The path from the door of a cloister to its road.
  if (type.building !== 'cloister' || type.roads.length === 0) return;
  fillWhere(ground, (x, y) => Math.abs(x - 50) < 5 && y > 60 && y < 72, ROAD);
}

/** Where nothing is yet. */
function fillWhere(
  ground: Uint8Array,
  isIn: (x: number, y: number) => boolean,
  what: number,
): void {
  for (let at = 0; at < ground.length; at++) {
    if (ground[at] !== 0) continue;
    if (isIn((at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5)) ground[at] = what;
  }
}

/** All that is nearer to a line than half a road is wide, and is nothing else yet. */
function fillRibbon(ground: Uint8Array, line: Line, what: number): void {
  for (let at = 1; at < line.length; at++) fillAlong(ground, line[at - 1]!, line[at]!, what);
}

function fillAlong(ground: Uint8Array, from: Point, to: Point, what: number): void {
  const low = (axis: 0 | 1): number =>
    Math.max(0, Math.floor(Math.min(from[axis], to[axis]) - HALF_ROAD));
  const high = (axis: 0 | 1): number =>
    Math.min(WIDTH, Math.ceil(Math.max(from[axis], to[axis]) + HALF_ROAD));
  const [left, right, top, bottom] = [low(0), high(0), low(1), high(1)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (ground[y * WIDTH + x] !== 0) continue;
      if (squareToLine(x + 0.5, y + 0.5, from, to) < HALF_ROAD * HALF_ROAD) {
        ground[y * WIDTH + x] = what;
      }
    }
  }
}

function squareToLine(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return (x - ax - t * (bx - ax)) ** 2 + (y - ay - t * (by - ay)) ** 2;
}

function flood(ground: Uint8Array, from: number, what: number): void {
  if (ground[from] !== 0) return;
  const waiting = [from];
  ground[from] = what;
  while (waiting.length > 0) {
    for (const next of besides(waiting.pop()!)) {
      if (ground[next] !== 0) continue;
      ground[next] = what;
      waiting.push(next);
    }
  }
}

/** Fields grow in waves until they meet. */
function nearestFields(ground: Uint8Array): Uint8Array {
  const nearest = ground.map((what) => (isField(what) ? what - FIELD : NO_FIELD));
  let wave = [...nearest.keys()].filter((at) => nearest[at] !== NO_FIELD);
  while (wave.length > 0) {
    const reached: number[] = [];
    for (const at of wave) {
      for (const next of besides(at)) {
        if (nearest[next] !== NO_FIELD) continue;
        nearest[next] = nearest[at]!;
        reached.push(next);
      }
    }
    wave = reached;
  }
  return nearest;
}

export const isCity = (what: number): boolean => what >= CITY && what < ROAD;
export const isField = (what: number): boolean => what >= FIELD && what < GREEN;

/** The points beside a point, in the tile. */
export function besides(at: number): number[] {
  const x = at % WIDTH;
  const found: number[] = [];
  if (x < WIDTH - 1) found.push(at + 1);
  if (x > 0) found.push(at - 1);
  if (at + WIDTH < WIDTH * WIDTH) found.push(at + WIDTH);
  if (at >= WIDTH) found.push(at - WIDTH);
  return found;
}
