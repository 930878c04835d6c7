import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

interface BeastProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly looks?: 'left' | 'right';
}

const placed = ({ x, y, scale, looks = 'left' }: BeastProps) =>
  `translate(${x} ${y}) scale(${looks === 'left' ? scale : -scale} ${scale})`;

type Cut = readonly [x: number, y: number, length: number, angle: number];

const BISON_FUR: readonly Cut[] = [
  [30, 14, 20, 1.2],
  [38, 11, 24, 1.25],
  [46, 12, 24, 1.3],
  [25, 22, 18, 1.1],
  [34, 26, 18, 1.2],
  [42, 28, 18, 1.3],
  [54, 18, 18, 1.4],
  [60, 24, 14, 1.4],
  [24, 38, 14, 1.3],
  [32, 44, 12, 1.3],
  [72, 26, 16, 0.3],
  [84, 30, 15, 0.35],
  [90, 40, 12, 0.7],
  [70, 40, 14, 0.1],
];

export function Bison(props: BeastProps) {
  return (
    <g transform={placed(props)}>
      <path
        {...ink}
        d="M5 47C3 43 5 39 9 36c0-6 3-11 8-14C22 10 36 3 49 6c10 2 16 9 27 11 13 1 25 2 31 10 5 6 6 13 5 21l2 9-4 1c0 5 1 12 2 20h-8l-3-15-8-6 1 21h-8l-3-22c-11 4-22 4-31 0l0 22h-7l-2-18-3 0-1 18h-7l-2-21c-4 1-7 4-12 3l-4 6-3-7c-5-1-6-5-4-12z"
        fill="var(--beast)"
      />
      <path {...ink} d="M17 22c-6-3-7-9-3-14 0 6 3 9 9 9z" fill="var(--g-bone)" />
      <path {...ink} d="M112 33c8 5 9 14 6 22" fill="none" strokeWidth="2.6" />
      <path d={BISON_FUR.map((cut) => gouge(...cut, 1.5)).join('')} fill="var(--pit1)" />
      <circle cx="14" cy="38" r="1.7" fill="var(--line-ink)" />
    </g>
  );
}

const DEER_FUR: readonly Cut[] = [
  [24, 30, 12, 0.1],
  [38, 30, 13, 0.05],
  [30, 35, 10, 0.1],
  [44, 35, 9, 0.2],
  [20, 24, 8, 1],
];

export function Deer(props: BeastProps) {
  return (
    <g transform={placed(props)}>
      <path
        {...ink}
        d="M14 15C10 10 12 5 8 0M11.5 9L6 7M12 5l5-4M17 15c2-6 8-7 8-14M20.5 9l7-1M23 5l6-4"
        fill="none"
        strokeWidth="2.2"
      />
      <path
        {...ink}
        d="M3 24c3-4 6-8 11-10l4 1c2 5 4 9 8 12 9 0 17-1 26 1 4 1 6 4 6 8l3-2-1 6-2 2 2 8 5 13h-4l-7-12-4-9c-7 2-15 2-22-1l-4 11 1 13h-4l-2-13 2-12c-5-3-8-8-9-14l-7 1z"
        fill="var(--beast2)"
      />
      <path d={DEER_FUR.map((cut) => gouge(...cut, 1.2)).join('')} fill="var(--hide1)" />
    </g>
  );
}
