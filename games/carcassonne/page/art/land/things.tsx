import { memo, useState } from 'react';
import { WIDTH } from '../geometry/point.ts';
import { Printed } from '../printed.tsx';
import type { Thing } from '../tile/thing.ts';
import { cornersOf, type Flags, towersOf } from './corners.ts';
import { edgesOf } from './edges.ts';
import { type Laid, laidOf } from './laid.ts';
import { areSameFlags, isSameLayer, type LayerProps } from './same-land.ts';

interface ThingsProps extends LayerProps {
  readonly flags: Flags;
}

/** All that stands, from north to south. What comes up between tiles grows when its neighbour is laid. */
export const Things = memo(
  function Things({ board, flags, seed }: ThingsProps) {
    const all = standing(laidOf(board), flags, seed);
    const [first] = useState(() => new Set(all.map(({ key }) => key)));
    return (
      <g className="things">
        {all.map(({ key, drawn, x, y, isBetween }) => (
          <Printed
            key={key}
            drawn={drawn}
            x={x}
            y={y}
            {...(isBetween && !first.has(key) ? { className: 'grown' } : {})}
          />
        ))}
      </g>
    );
  },
  (one, other) => isSameLayer(one, other) && areSameFlags(one.flags, other.flags),
);

/** A thing on the land; its foot is measured there. */
interface Standing extends Thing {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** It belongs to an edge or a corner. */
  readonly isBetween: boolean;
}

function standing(laid: Laid, flags: Flags, seed: string): Standing[] {
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
