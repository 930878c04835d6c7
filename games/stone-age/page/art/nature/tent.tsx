import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

interface TentProps {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly height: number;
  readonly door?: 'open' | 'behind';
}

export function Tent({ x, y, height, door = 'open' }: TentProps) {
  const half = height * 0.62;
  /** A point, in halves of its width and in heights above the ground. */
  const at = (across: number, up: number) =>
    `${round(x + half * across)} ${round(y - height * up)}`;
  const pole = (across: number, up: number) =>
    `${round(x + height * across)} ${round(y - height * up)}`;
  const seams = gouges(5, (i) =>
    gouge(
      x + half * (0.12 + i * 0.1),
      y - height * (0.8 - i * 0.1),
      height * (0.5 - i * 0.04),
      1.25 - i * 0.02,
      1.3,
    ),
  );
  const folds = gouges(4, (i) =>
    gouge(x - half * (0.1 + i * 0.09), y - height * (0.74 - i * 0.12), height * 0.34, 1.95, 1.1),
  );
  const rightEdge = `M${at(0, 0.96)}C${at(0.3, 0.55)} ${at(0.6, 0.25)} ${at(1, 0)}`;
  return (
    <>
      <path
        {...ink}
        d={`M${pole(-0.1, 1.08)}L${pole(0.06, 0.78)}M${pole(0.1, 1.1)}L${pole(-0.06, 0.78)}M${pole(0, 1.12)}L${pole(0, 0.8)}`}
        fill="none"
        strokeWidth="3"
      />
      <path
        {...ink}
        d={`${rightEdge}Q${at(0, -0.1)} ${at(-1, 0)}C${at(-0.6, 0.25)} ${at(-0.3, 0.55)} ${at(0, 0.96)}Z`}
        fill="var(--hide1)"
      />
      <path
        d={`${rightEdge}Q${at(0.5, -0.05)} ${at(0.12, -0.05)}C${at(0.2, 0.4)} ${at(0, 0.6)} ${at(0, 0.96)}Z`}
        fill="var(--hide2)"
      />
      <path d={seams} fill="var(--hide3)" />
      <path d={folds} fill="var(--hide2)" />
      {door === 'open' && (
        <path
          {...ink}
          d={`M${at(-0.08, 0.52)}L${at(0.2, -0.05)}Q${at(-0.1, -0.06)} ${at(-0.36, -0.04)}Z`}
          fill="var(--shade)"
        />
      )}
    </>
  );
}
