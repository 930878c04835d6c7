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

/** From one shape to the next, and around all of them. */
const STEP = 14;
const ROOM = 16;

/** Equal shapes are one kind of resource, so that “5 resources, 3 kinds” needs no reading. */
export function KindsRow({ count, kinds }: KindsRowProps) {
  const width = count * STEP + 2;
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${width} ${ROOM}`}
      style={{ width: units(width), height: units(ROOM) }}
      aria-hidden="true"
    >
      <Shapes of={{ count, kinds }} along={(place) => [ROOM / 2 + place * STEP, 0]} />
    </svg>
  );
}

/** The same from top to bottom, on the slip of a tile that is still covered. */
export function KindsColumn({ count, kinds }: KindsRowProps) {
  const height = count * STEP + 2;
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${ROOM} ${height}`}
      style={{ width: units(ROOM), height: units(height) }}
      aria-hidden="true"
    >
      <Shapes of={{ count, kinds }} along={(place) => [ROOM / 2, place * STEP]} />
    </svg>
  );
}

interface ShapesProps {
  readonly of: KindsRowProps;
  /** Where the shapes lie, one after the other. */
  readonly along: (place: number) => readonly [x: number, y: number];
}

function Shapes({ of: { count, kinds }, along }: ShapesProps) {
  return upTo(count)
    .map((at) => ({ at, kind: at % kinds }))
    .sort((one, other) => one.kind - other.kind)
    .map(({ at, kind }, place) => (
      <g
        key={at}
        transform={`translate(${along(place).join(' ')})`}
        fill={SHAPES[kind]!.fill}
        stroke="#2A1D13"
        strokeWidth="1.4"
      >
        {SHAPES[kind]!.shape}
      </g>
    ));
}
