import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { expect, it } from 'vitest';
import { lieNamed } from '../../rules/query/index.ts';
import { spotOf } from '../art/geometry/index.ts';
import { ON_LAND, TILES } from './country-tiles.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

it('The land behind could have been laid', () => {
  const at = new Map(TILES.map((tile) => [`${tile.x} ${tile.y}`, tile]));
  expect(at.size).toBe(TILES.length);
  for (const { tile, rotation, x, y } of TILES) {
    for (const [side, [dx, dy]] of SIDES.entries()) {
      const other = at.get(`${x + dx} ${y + dy}`);
      if (other === undefined) continue;
      const { kinds } = lieNamed(tile, rotation);
      expect(lieNamed(other.tile, other.rotation).kinds[(side + 2) % 4]).toBe(kinds[side]);
    }
  }
});

it.each(Object.entries(ON_LAND))('Everybody has a place of their own on it (%s)', (_, stands) => {
  expect(stands).toHaveLength(TRIBES.length);
  expect(new Set(stands.map(({ tile }) => tile)).size).toBe(stands.length);
  for (const { tile, on } of stands) expect(() => spotOf(TILES[tile]!, on)).not.toThrow();
});
