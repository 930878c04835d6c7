import { memo, useState } from 'react';
import { Printed } from '../printed.tsx';
import type { Flags } from './corners.ts';
import { laidOf } from './laid.ts';
import { areSameFlags, isSameLayer, type LayerProps } from './same-land.ts';
import { standingOn } from './standing.ts';

interface ThingsProps extends LayerProps {
  readonly flags: Flags;
}

/** All that stands, from north to south. What comes up between tiles grows when its neighbour is laid. */
export const Things = memo(
  function Things({ board, flags, seed }: ThingsProps) {
    const all = standingOn(laidOf(board), flags, seed);
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
