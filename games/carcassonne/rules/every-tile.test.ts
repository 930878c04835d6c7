import { describe, expect, it } from 'vitest';
import { FITTING, LIES, lieNumber, TURNS_IN } from './lies.ts';
import { emptyMap, featureOf, layTile, lieOf, type TileMap } from './map.ts';
import type { Snapshot } from './snapshot.ts';
import { floodFill } from './testing/flood.ts';
import { TILES } from './tiles.ts';

const NEXT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** How many features there are, by the rules' own map and by flood fill. */
function compare(map: TileMap): void {
  const features = new Set(map.parents.map((_, segment) => featureOf(map, segment)));
  const board = map.squares.map((square, tile) => ({
    x: map.xs[square]!,
    y: map.ys[square]!,
    tile: lieOf(map, tile).type.id,
    rotation: lieOf(map, tile).turn,
    player: null,
  }));
  const view = { board, followers: [], players: [] } as unknown as Snapshot;
  const flooded = floodFill(view);
  expect(features.size).toBe(flooded.length);
  const opens = [...features].reduce((sum, feature) => sum + map.opens[feature]!, 0);
  // Of fields the rules do not count them: no farm is ever complete.
  const joining = flooded.filter(({ kind }) => kind !== 'field');
  expect(opens).toBe(joining.reduce((sum, { openSides }) => sum + openSides, 0));
}

describe.each(LIES)('tile $type.id turned r$turn', ({ number, type, turn, kinds, segments }) => {
  it('has the sides and segments of its data, turned clockwise', () => {
    const kindOf = { C: 1, R: 2, F: 3 } as const;
    const sides = [...type.sides] as (keyof typeof kindOf)[];
    for (const [side, kind] of sides.entries()) expect(kinds[(side + turn) % 4]).toBe(kindOf[kind]);
    expect(segments.map(({ names }) => names.length)).toEqual([
      ...type.cities.map((city) => city.sides.length),
      ...type.roads.map((road) => road.sides.length),
      ...type.fields.map((field) => field.halves.length),
    ]);
    // No name is the name of two.
    const names = segments.flatMap((segment) => segment.names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('joins on every side with every tile that fits, as a flood fill does', () => {
    for (const [side, [dx, dy]] of NEXT.entries()) {
      const need = kinds[side]! << (2 * (side ^ 2));
      for (const tile of TILES.keys()) {
        for (const otherTurn of TURNS_IN[FITTING[tile]![need]!]!) {
          const map = emptyMap();
          layTile(map, 0, 0, number, -1);
          layTile(map, dx, dy, lieNumber(tile, otherTurn), -1);
          compare(map);
        }
      }
    }
  });
});
