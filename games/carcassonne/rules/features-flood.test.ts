import { walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import { squareXY } from './extent.ts';
import { carcassonne } from './game.ts';
import { featureOf, lieOf } from './map.ts';
import { snapshot } from './snapshot.ts';
import { followersOf, type State } from './state.ts';
import { floodFill } from './testing/flood.ts';

const incremental = ({ map, supply }: State): string[] => {
  const found = new Map<number, string[]>();
  map.squares.forEach((_, tile) => {
    lieOf(map, tile).segments.forEach(({ name }, segment) => {
      const feature = featureOf(map, map.firsts[tile]! + segment);
      found.set(feature, [...(found.get(feature) ?? []), `${squareXY(map, tile)} ${name}`]);
    });
  });
  return [...found].map(([feature, segments]) => {
    const isField = segments[0]!.includes('field');
    const facts = isField ? [] : [map.opens[feature], map.tiles[feature], map.shields[feature]];
    const people = supply.map((_, player) => followersOf(map.people[feature]!, player));
    return JSON.stringify([segments.sort(), facts, people]);
  });
};

const flooded = (state: State): string[] =>
  floodFill(snapshot(state)).map(({ kind, segments, openSides, tiles, shields, followers }) =>
    JSON.stringify([
      [...segments].sort(),
      kind === 'field' ? [] : [openSides, tiles.size, shields],
      followers,
    ]),
  );

describe('features', () => {
  it.each(['a', 'b', 'c', 'd'])('are those of a flood fill after every move: seed %s', (seed) => {
    for (const modules of [[], ['shrine']]) {
      walk(carcassonne, { players: 3, modules }, seed, ({ state }) => {
        expect(incremental(state).sort()).toEqual(flooded(state).sort());
      });
    }
  });
});
