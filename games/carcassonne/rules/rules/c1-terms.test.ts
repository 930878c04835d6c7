import { describe, expect, it } from 'vitest';
import { LIES } from '../lies.ts';
import { featureOf } from '../map.ts';
import { TestTable } from '../testing/test-table.ts';
import { TILES } from '../tiles.ts';

describe('tiles', () => {
  it.each(TILES)('C1.1 tile $id has four sides, and every part of it is in one segment', (type) => {
    expect(type.sides).toMatch(/^[CRF]{4}$/);
    const cities = type.cities.flatMap(({ sides }) => sides);
    const roads = type.roads.flatMap(({ sides }) => sides);
    const halves = type.fields.flatMap((field) => field.halves);
    const sidesOf = (kind: string): number[] =>
      [0, 1, 2, 3].filter((side) => type.sides[side] === kind);
    expect([...cities].sort()).toEqual(sidesOf('C'));
    expect([...roads].sort()).toEqual(sidesOf('R'));
    expect([...halves].sort()).toEqual(
      [...sidesOf('R'), ...sidesOf('F')].sort().flatMap((side) => [2 * side, 2 * side + 1]),
    );
    for (const { cities: touched } of type.fields) {
      for (const city of touched) expect(type.cities[city]).toBeDefined();
    }
  });

  it('C1.1 turns that look alike are those that the data say', () => {
    for (const { tile, turn, kinds, type } of LIES) {
      const twin = LIES.find((one) => one.tile === tile && one.turn === turn % type.turns)!;
      expect(kinds).toEqual(twin.kinds);
    }
  });

  it('C1.1 there are 72 tiles and the five of the shrine', () => {
    const count = (module: string | undefined): number =>
      TILES.filter((type) => type.module === module).reduce(
        (sum, { count: many }) => sum + many,
        0,
      );
    expect([count(undefined), count('shrine')]).toEqual([72, 5]);
  });
});

describe('features', () => {
  it('C1.2 segments that meet are one, and roads and cities cut fields', () => {
    const { state } = TestTable.with([['U', '1,0 r0']]);
    const { map } = state;
    // The start tile: city n, road e, field ene (with wnw), field ese; U: road e, field nnw, field ese.
    expect(LIES[map.lies[0]!]!.segments.map(({ name }) => name)).toEqual([
      'city n',
      'road e',
      'field ene',
      'field ese',
    ]);
    expect(LIES[map.lies[1]!]!.segments.map(({ name }) => name)).toEqual([
      'road e',
      'field nnw',
      'field ese',
    ]);
    const features = map.parents.map((_, segment) => featureOf(map, segment));
    expect(features[1]).toBe(features[4]);
    expect(features[2]).toBe(features[5]);
    expect(features[3]).toBe(features[6]);
    expect(new Set(features).size).toBe(4);
  });

  it('C1.2 field meets field half by half', () => {
    // The road of V comes down on the start tile's eastern neighbour: west of it, one farm; east, another.
    const { state } = TestTable.with([
      ['V', '1,0 r0'],
      ['U', '1,1 r1'],
    ]);
    const { map } = state;
    const [west, east] = [LIES[map.lies[2]!]!.fieldAt[7]!, LIES[map.lies[2]!]!.fieldAt[2]!];
    const first = map.firsts[2]!;
    expect(featureOf(map, first + west)).toBe(featureOf(map, 3));
    expect(featureOf(map, first + east)).toBe(featureOf(map, 2));
  });

  it('C1.3 a follower stands on a road, in a city, on a field or in a building', () => {
    const table = TestTable.with([
      ['A', '0,1 r0', 'road s'],
      ['A', '0,2 r2', 'cloister'],
      ['E', '1,2 r1', 'city e'],
      ['E', '-1,2 r3', 'field nnw'],
    ]);
    // The road between the two is complete, so its thief is home again.
    expect(table.seen.followers.map(({ on }) => on)).toEqual(['cloister', 'city e', 'field nnw']);
  });

  it('C1.4 the eight squares around a building are next to it', () => {
    const table = TestTable.with([
      ['B', '0,1 r0', 'cloister'],
      ['U', '1,0 r0'],
      ['E', '0,2 r2'],
    ]);
    expect(table.state.map.around).toEqual([3]);
  });
});
