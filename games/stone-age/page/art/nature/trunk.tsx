import { ink } from '@ochre/ui/art/strokes.ts';

interface TrunkProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly thickness: number;
}

/** A felled trunk, seen from the side. */
export function Trunk({ x, y, length, thickness }: TrunkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        {...ink}
        d={`M0 0h${length}c${thickness * 0.4} 0 ${thickness * 0.4} ${thickness} 0 ${thickness}H0z`}
        fill="var(--g-wood)"
      />
      <ellipse
        {...ink}
        cx="0"
        cy={thickness / 2}
        rx={thickness * 0.34}
        ry={thickness * 0.52}
        fill="var(--g-wood-2)"
      />
    </g>
  );
}
