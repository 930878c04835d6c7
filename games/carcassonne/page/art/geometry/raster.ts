import type { Turn } from '../../../rules/index.ts';
import { kept } from '../hand/kept.ts';
import { planOf, type TilePlan } from './plan.ts';
import { type Line, type Point, WIDTH } from './point.ts';
import { HALF_ROAD } from './roads.ts';

/** A tile, one number for each of its 100 × 100 points: what it belongs to. */
export type Raster = Uint8Array;

/** `CITY + 1` is the second city of the tile. */
export const CITY = 1;
export const ROAD = 8;
export const FIELD = 16;
/** Where roads cross. */
const GREEN = 24;
/** What a building stands on. */
export const YARD = 25;
/** Land that no field reaches; a test keeps it tiny. */
export const LOST = 26;

export const POINTS = WIDTH * WIDTH;

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

export const isCity = (what: number): boolean => what >= CITY && what < ROAD;
export const isField = (what: number): boolean => what >= FIELD && what < GREEN;

const once = kept<Raster>();

/** Of an unturned tile. */
export const rasterOf = (tile: string, cut: number): Raster =>
  once(tile + cut, () => newRaster(planOf(tile, cut)));

/** What is asked thousands of times, for each turn: the number of a point of the unturned tile. */
const UNTURNED: readonly ((x: number, y: number) => number)[] = [
  (x, y) => y * WIDTH + x,
  (x, y) => (WIDTH - 1 - x) * WIDTH + y,
  (x, y) => (WIDTH - 1 - y) * WIDTH + WIDTH - 1 - x,
  (x, y) => x * WIDTH + WIDTH - 1 - y,
];

/** What a point of a tile as it lies belongs to; 0 outside. */
export function groundOf(raster: Raster, turn: Turn): (x: number, y: number) => number {
  const unturned = UNTURNED[turn]!;
  return (x, y) =>
    x < 0 || y < 0 || x >= WIDTH || y >= WIDTH
      ? 0
      : raster[unturned(Math.trunc(x), Math.trunc(y))]!;
}

function newRaster({ type, cities, roads, middle, isCrossing }: TilePlan): Raster {
  const raster = new Uint8Array(POINTS);
  for (const [at, { outline }] of cities.entries()) fillPolygon(raster, outline, CITY + at);
  if (type.building !== undefined) fillRound(raster, middle!, [17, 17 / 1.1], YARD);
  if (isCrossing) fillRound(raster, middle!, [11, 11], GREEN);
  for (const [at, { line }] of roads.entries()) fillRibbon(raster, line, ROAD + at);
  // The path from the door of a cloister to its road.
  if (type.building === 'cloister' && roads.length > 0) {
    fillAlong(raster, [50, 60], [50, 72], ROAD);
  }
  for (const [at, { halves }] of type.fields.entries()) {
    for (const half of halves) flood(raster, pointAt(HALF_SIDE_POINTS[half]!), FIELD + at);
  }
  for (let at = 0; at < POINTS; at++) if (raster[at] === 0) raster[at] = LOST;
  return raster;
}

/** Row by row: what lies between two crossings of the outline is in it. */
function fillPolygon(raster: Raster, outline: Line, what: number): void {
  for (const [row, crossings] of crossingsOf(outline).entries()) {
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const first = Math.max(0, Math.ceil(crossings[at]! - 0.5));
      const end = Math.min(WIDTH, Math.ceil(crossings[at + 1]! - 0.5));
      if (first < end) raster.fill(what, row * WIDTH + first, row * WIDTH + end);
    }
  }
}

/** Of each row, where the outline crosses its middle. */
function crossingsOf(outline: Line): number[][] {
  const rows = Array.from({ length: WIDTH }, (): number[] => []);
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const end = Math.min(WIDTH, Math.ceil(Math.max(ay, by) - 0.5));
    for (let row = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); row < end; row++) {
      rows[row]!.push(((bx - ax) * (row + 0.5 - ay)) / (by - ay) + ax);
    }
  }
  return rows;
}

/** An ellipse, where nothing is yet. */
function fillRound(raster: Raster, [x, y]: Point, [rx, ry]: Point, what: number): void {
  for (let row = Math.floor(y - ry); row < y + ry; row++) {
    for (let column = Math.floor(x - rx); column < x + rx; column++) {
      const away = ((column + 0.5 - x) / rx) ** 2 + ((row + 0.5 - y) / ry) ** 2;
      const at = row * WIDTH + column;
      if (away < 1 && raster[at] === 0) raster[at] = what;
    }
  }
}

/** All that is nearer to a line than half a road is wide, where nothing is yet. */
function fillRibbon(raster: Raster, line: Line, what: number): void {
  for (let at = 1; at < line.length; at++) fillAlong(raster, line[at - 1]!, line[at]!, what);
}

function fillAlong(raster: Raster, from: Point, to: Point, what: number): void {
  const low = (axis: 0 | 1): number =>
    Math.max(0, Math.floor(Math.min(from[axis], to[axis]) - HALF_ROAD));
  const high = (axis: 0 | 1): number =>
    Math.min(WIDTH, Math.ceil(Math.max(from[axis], to[axis]) + HALF_ROAD));
  const [left, right, top, bottom] = [low(0), high(0), low(1), high(1)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (raster[y * WIDTH + x] !== 0) continue;
      if (squareToLine(x + 0.5, y + 0.5, from, to) < HALF_ROAD * HALF_ROAD) {
        raster[y * WIDTH + x] = what;
      }
    }
  }
}

function squareToLine(x: number, y: number, from: Point, to: Point): number {
  const [ax, ay] = from;
  const dx = to[0] - ax;
  const dy = to[1] - ay;
  const length = dx * dx + dy * dy || 1;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** Row by row: from each point as far as it goes to both sides, then on above and below. */
function flood(raster: Raster, from: number, what: number): void {
  const waiting = [from];
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    if (raster[at] !== 0) continue;
    const row = at - (at % WIDTH);
    let left = at;
    while (left > row && raster[left - 1] === 0) left--;
    let right = at;
    while (right < row + WIDTH - 1 && raster[right + 1] === 0) right++;
    raster.fill(what, left, right + 1);
    for (const next of [-WIDTH, WIDTH]) {
      for (let to = left + next; to <= right + next; to++) {
        if (raster[to] === 0 && raster[to + 1] !== 0) waiting.push(to);
        else if (raster[to] === 0 && to === right + next) waiting.push(to);
      }
    }
  }
}
