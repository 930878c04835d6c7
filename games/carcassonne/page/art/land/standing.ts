import { WIDTH } from '../geometry/point.ts';
import type { Thing } from '../tile/thing.ts';
import { cornersOf, type Flags, towersOf } from './corners.ts';
import { edgesOf } from './edges.ts';
import type { Laid } from './laid.ts';

/** A thing on the land; its foot is measured there. */
export interface Standing extends Thing {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** It belongs to an edge or a corner. */
  readonly isBetween: boolean;
}

/** All that stands, from north to south. */
export function standingOn(laid: Laid, flags: Flags, seed: string): Standing[] {
  const onEdges = edgesOf(laid, seed).flatMap(({ key, things }) =>
    things.map((thing, at) => ({ ...thing, key: `${key}/${at}` })),
  );
  const onCorners = cornersOf(laid, seed).map((one) => ({ ...one, key: `corner ${one.key}` }));
  const towers = towersOf(laid, flags, seed).map((one) => ({ ...one, key: `tower ${one.key}` }));
  const between = [...onEdges, ...onCorners, ...towers].map((one) => ({
    ...one,
    x: 0,
    y: 0,
    isBetween: true,
  }));
  return [...onTiles(laid), ...between].sort((a, b) => a.foot - b.foot);
}

const onTiles = ({ tiles }: Laid): Standing[] =>
  tiles.flatMap(({ x, y, drawn: { things } }) =>
    things.map(({ foot, drawn }, at) => ({
      key: `${x},${y}/${at}`,
      foot: y * WIDTH + foot,
      drawn,
      x: x * WIDTH,
      y: y * WIDTH,
      isBetween: false,
    })),
  );
