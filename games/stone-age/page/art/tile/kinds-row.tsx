import { units } from '@ochre/ui/art/units.ts';
import { upTo } from '@ochre/ui/art/up-to.ts';

interface KindsRowProps {
  readonly count: number;
  readonly kinds: number;
}

const SHAPES = [
  { fill: '#FBF1DC', shape: <rect x="-5" y="3" width="10" height="10" rx="1.5" /> },
  { fill: '#CDB088', shape: <circle cy="8" r="5.3" /> },
  { fill: '#9A7A55', shape: <path d="M0 2l6 11h-12z" /> },
  { fill: '#4A3826', shape: <path d="M0 1.5l6 6.5-6 6.5-6-6.5z" /> },
] as const;

/** Equal shapes are one kind of goods, so that “5 goods, 3 kinds” needs no reading. */
export function KindsRow({ count, kinds }: KindsRowProps) {
  const width = count * 14 + 2;
  const pieces = upTo(count)
    .map((at) => ({ at, kind: at % kinds }))
    .sort((one, other) => one.kind - other.kind);
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${width} 16`}
      style={{ width: units(width), height: units(16) }}
      aria-hidden="true"
    >
      {pieces.map(({ at, kind }, place) => (
        <g
          key={at}
          transform={`translate(${8 + place * 14} 0)`}
          fill={SHAPES[kind]!.fill}
          stroke="#2A1D13"
          strokeWidth="1.4"
        >
          {SHAPES[kind]!.shape}
        </g>
      ))}
    </svg>
  );
}
