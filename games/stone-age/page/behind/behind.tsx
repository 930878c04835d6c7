import type { BehindProps } from '@ochre/ui/game/game-front.ts';
import { memo } from 'react';
import { PlacedSymbol } from '../art/icon.tsx';
import { Bison, Deer } from '../art/nature/beast.tsx';
import { Field } from '../art/scene/field.tsx';
import { Fire, Firelight } from '../art/scene/fire.tsx';
import { Forest } from '../art/scene/forest.tsx';
import { Hut } from '../art/scene/hut.tsx';
import { Land } from '../art/scene/land.tsx';
import { Quarry } from '../art/scene/quarry.tsx';
import { RiverBank } from '../art/scene/river-bank.tsx';
import { VALLEY } from '../art/scene/size.ts';
import './behind.css';
import { Scene } from './scene.tsx';

/** From in front of the picture to the forest, the quarry and the river. */
const PATHS =
  'M512 620L508 486C470 440 566 420 570 380S500 280 470 176M514 620L520 486C640 470 740 440 728 380S690 260 684 176M516 620L520 488C640 478 720 462 750 420S764 350 790 336';

/** Smaller, with sky above it and land below: what is before it covers nobody. */
const PRINT = `0 -35 ${VALLEY.width} 800`;

/** Around the fire, from the first seat on. */
const SPOTS = [
  [396, 464],
  [462, 452],
  [376, 440],
  [566, 444],
  [606, 462],
] as const;

/** The valley behind the screens around a table, drawn for itself: fewer places, other ways. */
export const Behind = memo(function Behind({ fire = [], isPrint = false }: BehindProps) {
  return (
    <Scene shows={isPrint ? PRINT : undefined}>
      <Land paths={PATHS} sunAt={92} />
      <Foreground />
      <g className="place-art">
        <Quarry />
        <RiverBank />
      </g>
      <g className="place-art" transform="translate(152 14)">
        <Forest />
      </g>
      <g className="place-art">
        <Bison x={684} y={222} scale={0.66} looks="right" />
        <Deer x={810} y={272} scale={0.86} />
      </g>
      <g transform="translate(0 -40)">
        <g className="place-art">
          <Hut />
          <Field />
        </g>
        <g className={fire.length > 0 ? 'waiting' : undefined}>
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
        </g>
      </g>
    </Scene>
  );
});

/** The land and the river go on below, for a window that shows more than the board does. */
function Foreground() {
  const from = VALLEY.height;
  const river = (left: number) =>
    `M${left} ${from - 4}h${VALLEY.width - left}v400h${left - VALLEY.width}z`;
  return (
    <>
      <path
        d={`M0 ${from - 4}h${VALLEY.width}v400H0z`}
        fill="color-mix(in srgb, var(--hill4) 55%, var(--hill2))"
      />
      <path d={river(743)} fill="var(--wat2)" />
      <path d={river(807)} fill="color-mix(in srgb, var(--wat3) 55%, var(--wat2))" />
      <path d={`M743 ${from - 4}v400`} stroke="var(--line-ink)" strokeWidth="2" />
    </>
  );
}

/** A person who is not there yet. */
const EMPTY = 'M-11 0v-20c0-9 3-13 6-14a7 7 0 1 1 10 0c3 1 6 5 6 14v20z';
