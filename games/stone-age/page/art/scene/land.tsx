import { memo } from 'react';
import { Oak } from '../nature/oak.tsx';
import { Rock } from '../nature/rock.tsx';
import { tufts } from '../nature/tuft.ts';
import { BOARD_PATHS, Meadows } from './meadows.tsx';
import { Mountains } from './mountains.tsx';
import { Sky } from './sky.tsx';
import { Water } from './water.tsx';

const TUFTS = [
  [30, 262],
  [206, 268],
  [236, 330],
  [250, 432],
  [412, 262],
  [596, 262],
  [604, 430],
  [424, 440],
  [758, 300],
  [752, 440],
  [232, 470],
  [772, 226],
  [400, 300],
  [742, 250],
  [20, 492],
  [560, 478],
] as const;

const OAKS = [
  [250, 300, 34],
  [232, 316, 28],
  [590, 300, 30],
  [756, 296, 30],
  [742, 306, 24],
  [22, 254, 34],
  [40, 258, 26],
] as const;

interface LandProps {
  /** Where people have trodden the grass. */
  readonly paths?: string;
  /** How high the sun stands, from the top. */
  readonly sunAt?: number;
}

/** The valley without its places. It never changes, so it is drawn once. */
export const Land = memo(function Land({ paths = BOARD_PATHS, sunAt = 62 }: LandProps) {
  return (
    <g className="land">
      <Sky sunAt={sunAt} />
      <Mountains />
      <Meadows paths={paths} />
      <Water />
      <path d={tufts(TUFTS)} fill="var(--leaf3)" />
      {OAKS.map(([x, y, height]) => (
        <Oak key={x} x={x} y={y} height={height} />
      ))}
      <Rock x={590} y={474} width={26} height={16} />
      <Rock x={612} y={478} width={16} height={10} />
      <Rock x={244} y={480} width={22} height={14} />
      <Rock x={424} y={470} width={18} height={10} />
    </g>
  );
});
