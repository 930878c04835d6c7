import { NO_INK, toAscii } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { lieNamed } from '../../rules/index.ts';
import { LIES, type Lie } from '../../rules/lies.ts';
import { groundOf } from './ground.ts';
import { linesOf } from './paint.ts';
import { LARGE, type Size, SMALL } from './size.ts';
import { tilePicture } from './tile-picture.ts';

const SIZES = { small: SMALL, large: LARGE };

const drawn = (tile: string, turn: Lie['turn'], size: Size): string =>
  linesOf(tilePicture(lieNamed(tile, turn), size), { ink: NO_INK })
    .map(toAscii)
    .join('\n');

describe.each(['small', 'large'] as const)('a %s picture of every tile in every turn', (name) => {
  const size = SIZES[name];
  const { width, height } = size;
  const middles = [
    (width - 1) / 2,
    ((height - 1) / 2) * width + width - 1,
    (height - 1) * width + (width - 1) / 2,
    ((height - 1) / 2) * width,
  ];

  it('has room for a follower on every segment, each in its own place', () => {
    for (const lie of LIES) {
      const { spots, standing } = groundOf(lie, size);
      expect(new Set(standing).size).toBe(lie.segments.length);
      for (const [segment, at] of standing.entries()) expect(spots[at]!.segment).toBe(segment);
    }
  });

  it('shows at each side what the tile has there', () => {
    for (const lie of LIES) {
      const { spots } = groundOf(lie, size);
      for (const [side, at] of middles.entries()) {
        const { kind, segment } = spots[at]!;
        expect(kind).toBe(['', 'city', 'road', 'field'][lie.kinds[side]!]);
        if (kind === 'city') expect(segment).toBe(lie.cityAt[side]);
        if (kind === 'road') expect(segment).toBe(lie.roadAt[side]);
        if (kind === 'field') expect(segment).toBe(lie.fieldAt[2 * side]);
      }
    }
  });

  it('never joins two fields', () => {
    for (const lie of LIES) {
      const { spots } = groundOf(lie, size);
      for (const [at, { kind, segment }] of spots.entries()) {
        if (kind !== 'field' || segment === undefined) continue;
        const beside = [...((at + 1) % width === 0 ? [] : [at + 1]), at + width];
        for (const next of beside) {
          const other = spots[next];
          if (other?.kind === 'field' && other.segment !== undefined) {
            expect(other.segment).toBe(segment);
          }
        }
      }
    }
  });

  it('has a shield where the tile has one', () => {
    for (const lie of LIES) {
      const shields = lie.segments.filter((segment) => segment.shields > 0).length;
      expect(groundOf(lie, size).shield !== undefined).toBe(shields > 0);
    }
  });
});

it('draws a city with a road, a cloister and a shrine', () => {
  expect(drawn('O', 0, SMALL)).toMatchInlineSnapshot(`
    "*#####.
    ###+---
    #..|..."
  `);
  expect(drawn('A', 1, SMALL)).toMatchInlineSnapshot(`
    ".......
    --[+]..
    ......."
  `);
  expect(drawn('SH4', 0, LARGE)).toMatchInlineSnapshot(`
    ".###########.
    ...#######...
    .....{^}.....
    ......|......
    ......|......"
  `);
});
