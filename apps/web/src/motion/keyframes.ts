import type { Motion, Path } from '@ochre/ui/motion/step.ts';
import { FADE } from '@ochre/ui/motion/timing.ts';

interface Moving {
  readonly frames: Keyframe[];
  readonly easing?: string;
  /** Without it, also before it begins. */
  readonly fill?: FillMode;
}

const WALKING = 'cubic-bezier(.3, .7, .2, 1)';
const HOP = 14;
const ARC = 28;
const LIFT = 34;

/** A piece that has not begun to move is not seen. */
const SEEN: Moving = { frames: [{ opacity: 1 }, { opacity: 1 }], fill: 'forwards' };

/** Only transforms and opacity: the board below is never painted anew. */
export const MOVING: Readonly<Record<Motion, (path: Path) => readonly Moving[]>> = {
  walk: ({ from, to }) => [
    { frames: [{ transform: at(from) }, { transform: at(to) }], easing: WALKING },
    { frames: hops(0, -HOP, 0, -HOP * 0.7, 0) },
    { frames: [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1 }] },
  ],
  go: ({ from, to }) => [
    { frames: [{ transform: at(from) }, { transform: at(to) }], easing: WALKING },
    { frames: hops(0, -HOP, 0, -HOP * 0.7, 0) },
    {
      frames: [
        { opacity: 0 },
        { opacity: 1, offset: 0.08 },
        { opacity: 1, offset: 0.88 },
        { opacity: 0 },
      ],
    },
  ],
  fly: ({ from, to }) => [
    { frames: [{ transform: at(from) }, { transform: at(to) }], easing: WALKING },
    { frames: hops(0, -ARC, 0) },
    {
      frames: [
        { opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { opacity: 1, offset: 0.85 },
        { opacity: 0 },
      ],
    },
  ],
  slide: ({ from, to }) => [
    { frames: [{ transform: at(from) }, { transform: at(to) }], easing: WALKING },
    SEEN,
  ],
  turn: ({ to }) => [
    {
      frames: [{ transform: `${at(to)} scaleX(0)` }, { transform: at(to) }],
      easing: 'ease-out',
    },
    SEEN,
  ],
  roll: ({ to }) => [
    { frames: [{ transform: at(to) }, { transform: at(to) }] },
    { frames: shownBetween(0.06, 0.9) },
  ],
  look: () => [],
  rise: ({ to }) => [
    {
      frames: [{ transform: at(to) }, { transform: at({ ...to, y: to.y - LIFT }) }],
      easing: 'ease-out',
    },
    { frames: shownBetween(0.12, 0.75) },
  ],
  show: ({ to }) => [
    { frames: [{ transform: at(to) }, { transform: at(to) }] },
    { frames: shownBetween(0.2, 0.75) },
  ],
};

/** Where things do not move, what has to be read comes and goes in a cross-fade. */
export const fading = ({ to }: Path, duration: number): readonly Moving[] => [
  { frames: [{ transform: at(to) }, { transform: at(to) }] },
  { frames: shownBetween(FADE / duration, 1 - FADE / duration) },
];

const at = ({ x, y, scale }: Path['to']): string =>
  `translate(${x}px, ${y}px) translate(-50%, var(--up, -50%)) scale(${scale})`;

/** Up and down along the way; `translate` adds to `transform`. */
const hops = (...heights: readonly number[]): Keyframe[] =>
  heights.map((height, index) => ({
    translate: `0 ${height}px`,
    easing: index % 2 === 0 ? 'ease-out' : 'ease-in',
  }));

const shownBetween = (from: number, to: number): Keyframe[] => [
  { opacity: 0 },
  { opacity: 1, offset: from },
  { opacity: 1, offset: to },
  { opacity: 0 },
];
