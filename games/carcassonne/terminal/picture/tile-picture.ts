import type { Lie } from '../../rules/lies.ts';
import { groundOf } from './ground.ts';
import type { Painted, Picture } from './paint.ts';
import { centreOf, type Size } from './size.ts';
import type { Spot } from './spot.ts';

/** What stands on a tile, by the number of the segment, or in its building. */
export type Marks = ReadonlyMap<number | 'building', Painted>;

const NO_MARKS: Marks = new Map();

const SHIELD: Painted = { sign: '◆', paint: 'building' };

/** A tile as it lies, with what stands on it. */
export function tilePicture(lie: Lie, size: Size, marks: Marks = NO_MARKS): Picture {
  const { spots, standing, shield } = groundOf(lie, size);
  const signs = spots.map(onGround);
  if (shield !== undefined) signs[shield] = SHIELD;
  for (const [on, mark] of marks) {
    const { column, row } = centreOf(size);
    const at = on === 'building' ? row * size.width + column : standing[on];
    if (at !== undefined) signs[at] = mark;
  }
  return Array.from({ length: size.height }, (_, row) =>
    signs.slice(row * size.width, (row + 1) * size.width),
  );
}

const onGround = ({ sign, kind }: Spot): Painted => ({
  sign,
  paint: kind === 'crossing' ? 'road' : kind,
});

/** The number that a name on the tile stands for. */
export const onTile = ({ segments, building }: Lie, name: string): number | 'building' =>
  name === building ? 'building' : segments.findIndex((segment) => segment.name === name);
