import { describe, expect, it } from 'vitest';
import { lieNamed, TILES, TURNS } from '../../../rules/index.ts';
import { segmentShape, spotOf } from './index.ts';
import { CUTS, planOf } from './plan.ts';
import { WIDTH } from './point.ts';
import {
  CITY,
  FIELD,
  groundOf,
  HALF_SIDE_POINTS,
  isCity,
  isField,
  LOST,
  POINTS,
  pointAt,
  ROAD,
  rasterOf,
} from './raster.ts';

const DRAWN = TILES.flatMap((type) => CUTS.map((cut) => ({ id: type.id, cut, type })));

/** Where the middle of each side is, just inside. */
const SIDE_POINTS = [
  [50, 0.5],
  [99.5, 50],
  [50, 99.5],
  [0.5, 50],
] as const;

describe.each(DRAWN)('tile $id, cut $cut', ({ id, cut, type }) => {
  const raster = rasterOf(id, cut);

  it('has each half-side of a field in that field (C1.3)', () => {
    for (const [field, { halves }] of type.fields.entries()) {
      const found = halves.map((half) => raster[pointAt(HALF_SIDE_POINTS[half]!)]);
      expect(found).toEqual(halves.map(() => FIELD + field));
    }
  });

  it('has each side of a city or road in it', () => {
    for (const [city, { sides }] of type.cities.entries()) {
      for (const side of sides) expect(raster[pointAt(SIDE_POINTS[side]!)]).toBe(CITY + city);
    }
    for (const [road, { sides }] of type.roads.entries()) {
      for (const side of sides) expect(raster[pointAt(SIDE_POINTS[side]!)]).toBe(ROAD + road);
    }
  });

  it('has fields that touch the cities that they feed, and no others (C6.5)', () => {
    const touched = type.fields.map(() => new Set<number>());
    for (let at = 0; at < POINTS; at++) {
      const besides = [at % WIDTH === WIDTH - 1 ? at : at + 1, at + WIDTH];
      for (const next of besides.filter((one) => one < POINTS)) {
        const pair = [raster[at]!, raster[next]!].sort((a, b) => a - b);
        if (isCity(pair[0]!) && isField(pair[1]!)) touched[pair[1]! - FIELD]!.add(pair[0]! - CITY);
      }
    }
    expect(touched.map((cities) => [...cities].sort())).toEqual(
      type.fields.map(({ cities }) => [...cities]),
    );
  });

  it('loses no land that anybody would see', () => {
    expect(raster.filter((what) => what === LOST).length).toBeLessThan(25);
  });

  it('has walls that end in corners, and roads that end on their sides', () => {
    const plan = planOf(id, cut);
    for (const wall of plan.cities.flatMap(({ walls }) => walls)) {
      for (const end of [wall[0]!, wall.at(-1)!]) {
        for (const value of end) expect([0, 100]).toContain(Math.round(value * 1000) / 1000);
      }
    }
    for (const { line, sides } of plan.roads) {
      const onSide = [line[0]!, line.at(-1)!].filter((end) => end.some((v) => v <= 0 || v >= 100));
      expect(onSide).toHaveLength(sides.length);
    }
  });

  it.each(TURNS)('has a place for a figure in every segment, turned r%i', (rotation) => {
    const { segments, building } = lieNamed(id, rotation);
    const groundAt = groundOf(raster, rotation);
    for (const [at, { name, kind }] of segments.entries()) {
      const index = at - segments.findIndex((other) => other.kind === kind);
      const [x, y] = spotOf({ tile: id, rotation }, name, cut);
      const what = { city: CITY, road: ROAD, field: FIELD }[kind] + index;
      expect([name, groundAt(x, y)]).toEqual([name, what]);
      expect(segmentShape({ tile: id, rotation }, name, cut)).toMatch(/^M[\d.\-LMZ ]+Z$/);
    }
    if (building !== undefined) {
      const [x, y] = spotOf({ tile: id, rotation }, building, cut);
      expect(x > 10 && x < 90 && y > 10 && y < 90).toBe(true);
    }
  });
});
