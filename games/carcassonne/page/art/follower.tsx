import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { memo } from 'react';
import type { SegmentName } from '../../rules/index.ts';
import { FIGURES } from './follower/figure.tsx';
import { type Posture, postureOf } from './follower/postures.ts';
import './tokens.css';

export { POSTURES, type Posture, postureOf } from './follower/postures.ts';

/** How high a standing figure is in its own drawing, with its lance. */
const TALL = 39;
/** Without it: what its height on the land is measured by. */
const BODY = 36;

interface FollowerProps {
  readonly tribe: Tribe;
  readonly posture: Posture;
  /** Of a knight, in pixels; others are as much lower as they are. */
  readonly size: number;
  /** A rim of bone, for where it does not stand on paper. */
  readonly isRimmed?: boolean;
}

/** A follower between words. */
export const Follower = memo(function Follower({ tribe, posture, size, isRimmed }: FollowerProps) {
  const { viewBox, art } = FIGURES[posture];
  const scale = size / TALL;
  return (
    <svg
      className="icon"
      viewBox={viewBox.join(' ')}
      style={{ width: viewBox[2] * scale, height: viewBox[3] * scale }}
      aria-hidden="true"
    >
      {isRimmed && <Rim tribe={tribe} posture={posture} />}
      {art(tribe)}
    </svg>
  );
});

const Rim = ({ tribe, posture }: Pick<FollowerProps, 'tribe' | 'posture'>) => (
  <g
    fill="var(--rim)"
    stroke="var(--rim)"
    strokeWidth="5.4"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {FIGURES[posture].rim(tribe)}
  </g>
);

interface FollowerOnLandProps {
  readonly tribe: Tribe;
  readonly on: SegmentName;
  /** The spot, in units of the land. */
  readonly x: number;
  readonly y: number;
  /** Of a standing figure, in the same units. */
  readonly height?: number;
  readonly className?: string;
}

/** A follower on the land, with rim and shadow; the middle of the figure is at x, y. */
export const FollowerOnLand = memo(function FollowerOnLand(props: FollowerOnLandProps) {
  const { tribe, on, x, y, height = 35, className } = props;
  const posture = postureOf(on);
  const { foot, art } = FIGURES[posture];
  const isLying = posture === 'lie';
  const scale = height / BODY;
  const [left, top] = [x - foot[0] * scale, y + height * (isLying ? 0.12 : 0.36) - foot[1] * scale];
  return (
    <g {...(className === undefined ? {} : { className })}>
      <ellipse
        cx={x}
        cy={y + height * (isLying ? 0.14 : 0.34)}
        rx={height * (isLying ? 0.46 : 0.36)}
        ry={height * 0.1}
        fill="var(--shade)"
        opacity=".35"
      />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Rim tribe={tribe} posture={posture} />
        {art(tribe)}
      </g>
    </g>
  );
});
