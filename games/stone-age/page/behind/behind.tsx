import type { Waiting } from '@ochre/ui/game/game-front.ts';
import { memo } from 'react';
import { PlacedSymbol } from '../art/icon.tsx';
import { Bison, Deer } from '../art/nature/beast.tsx';
import { Field } from '../art/scene/field.tsx';
import { Fire, Firelight } from '../art/scene/fire.tsx';
import { Forest } from '../art/scene/forest.tsx';
import { Hut } from '../art/scene/hut.tsx';
import { Land } from '../art/scene/land.tsx';
import { Ledge } from '../art/scene/ledge.tsx';
import { Quarry } from '../art/scene/quarry.tsx';
import { RiverBank } from '../art/scene/river-bank.tsx';
import { VALLEY } from '../art/scene/size.ts';
import '../board/valley.css';
import './behind.css';

/** Around the fire, from the first seat on. */
const SPOTS = [
  [396, 468],
  [462, 452],
  [376, 440],
  [566, 444],
  [606, 462],
] as const;

/** The valley as it lies behind everything else. */
export const Behind = memo(function Behind({ fire = [] }: { readonly fire?: readonly Waiting[] }) {
  return (
    <svg
      className="behind"
      viewBox={`0 0 ${VALLEY.width} 590`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Land />
      <g className="place-art">
        <Quarry />
        <RiverBank />
        <Hut />
        <Field />
      </g>
      <g className="place-art" transform="translate(152 14)">
        <Forest />
      </g>
      <g className="place-art">
        <Bison x={604} y={248} scale={0.66} looks="right" />
        <Deer x={810} y={272} scale={0.86} />
      </g>
      <Firelight />
      <g className="place-art">
        <Fire />
      </g>
      {fire.map(({ tribe, isThere }, at) => {
        const [x, y] = SPOTS[at]!;
        return (
          <g key={tribe}>
            <ellipse cx={x} cy={y} rx="15" ry="5" fill="var(--shade)" opacity=".3" />
            {isThere ? (
              <PlacedSymbol name={`standing-${tribe}`} x={x} y={y + 3} height={44} />
            ) : (
              <path className="free-seat" d={EMPTY} transform={`translate(${x} ${y})`} />
            )}
          </g>
        );
      })}
      <Ledge />
    </svg>
  );
});

/** A person who is not there yet. */
const EMPTY = 'M-11 0v-20c0-9 3-13 6-14a7 7 0 1 1 10 0c3 1 6 5 6 14v20z';
