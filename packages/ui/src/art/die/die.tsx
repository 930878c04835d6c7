import { gouge, gouges, round } from '../carving/gouge.ts';
import type { Face } from '../symbols/dice.tsx';

interface DieProps {
  readonly x: number;
  readonly y: number;
  /** The length of an edge. */
  readonly size: number;
  readonly face: Face;
  /** Degrees, from 10 to 80. */
  readonly turn: number;
}

type Vector = readonly [x: number, y: number];

const PIPS: Readonly<Record<Face, readonly Vector[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 5.8],
    [17, 5.8],
    [7, 12],
    [17, 12],
    [7, 18.2],
    [17, 18.2],
  ],
};

/** The faces that a real die shows left and right below its top. */
export const SIDES: Readonly<Record<Face, readonly [left: Face, right: Face]>> = {
  1: [2, 3],
  2: [1, 4],
  3: [6, 5],
  4: [5, 6],
  5: [6, 4],
  6: [2, 4],
};

/** The ground is seen at a slant: depths and heights look shorter. */
const SLANT = 0.62;
const RISE = 0.78;

/** A bone die that lies on the ground, seen from above. */
export function Die({ x, y, size, face, turn }: DieProps) {
  const angle = (turn * Math.PI) / 180;
  const right: Vector = [Math.cos(angle) * size, Math.sin(angle) * SLANT * size];
  const near: Vector = [-Math.sin(angle) * size, Math.cos(angle) * SLANT * size];
  const up: Vector = [0, -RISE * size];
  const down: Vector = [0, RISE * size];
  const origin: Vector = [x - (right[0] + near[0]) / 2, y - (right[1] + near[1]) / 2 - 0.02 * size];
  const corner = (...steps: Vector[]): Vector =>
    steps.reduce<Vector>((at, step) => [at[0] + step[0], at[1] + step[1]], origin);

  const top = [corner(up), corner(up, right), corner(up, right, near), corner(up, near)] as const;
  const left = [top[3], top[2], corner(right, near), corner(near)] as const;
  const far = [top[2], top[1], corner(right), corner(right, near)] as const;
  const hull = polygon([top[0], top[1], far[2], far[3], left[3], top[3]]);
  const [leftFace, rightFace] = SIDES[face];
  const towardsUs: Vector = [-near[0], -near[1]];
  return (
    <g>
      <ellipse
        cx={round(x + size * 0.1)}
        cy={round(y + size * 0.34)}
        rx={round(size * 0.86)}
        ry={round(size * 0.36)}
        fill="var(--shade)"
        opacity=".34"
      />
      <path
        d={hull}
        fill="#FBF1DC"
        stroke="var(--line-ink)"
        strokeWidth={round(size * 0.13)}
        strokeLinejoin="round"
      />
      <path
        d={hull}
        fill="#FBF1DC"
        stroke="#FBF1DC"
        strokeWidth={round(size * 0.06)}
        strokeLinejoin="round"
      />
      <path d={polygon(top)} fill="#FFF8E7" />
      <g transform={matrix(top[0], right, near)}>
        <path
          d="M3 20.5C2.5 14 2.5 9 3.5 4"
          fill="none"
          stroke="#fff"
          strokeWidth="1.4"
          strokeLinecap="round"
          opacity=".9"
        />
        <Pips face={face} />
      </g>
      <path d={polygon(left)} fill="#EBD9B4" />
      <g transform={matrix(top[3], right, down)}>
        <path d={GRAIN} fill="#D3BA8A" />
        <Pips face={leftFace} />
      </g>
      <path d={polygon(far)} fill="#D6BF92" />
      <g transform={matrix(top[2], towardsUs, down)}>
        <path d={GRAIN} fill="#BFA472" />
        <Pips face={rightFace} />
      </g>
      <path
        d={`${polygon(top)}M${point(top[2])}L${point(far[3])}`}
        fill="none"
        stroke="#2A1D13"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}

const Pips = ({ face }: Pick<DieProps, 'face'>) =>
  PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill="#2A1D13" />);

const GRAIN = gouges(6, (i) => gouge(2.5 + i * 3.5, 21 - (i % 3) * 2.5, 5, -1.3, 0.5));

const point = ([x, y]: Vector): string => `${round(x)} ${round(y)}`;

const polygon = (corners: readonly Vector[]): string => `M${corners.map(point).join('L')}Z`;

/** Puts a face drawn on a grid of 24 onto a side of the die. */
const matrix = (at: Vector, across: Vector, along: Vector): string => {
  const parts = [...across, ...along].map((part) => (part / 24).toFixed(4));
  return `matrix(${parts.join(' ')} ${point(at)})`;
};
