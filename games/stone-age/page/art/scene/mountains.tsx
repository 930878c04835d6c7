import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import { between } from '@ochre/ui/art/carving/random.ts';

interface MountainProps {
  readonly x: number;
  /** Its foot. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far its peak stands beside its middle. */
  readonly lean: number;
}

const RANGE: readonly MountainProps[] = [
  { x: 120, y: 170, width: 300, height: 104, lean: 6 },
  { x: 330, y: 160, width: 260, height: 78, lean: -8 },
  { x: 480, y: 160, width: 200, height: 64, lean: 6 },
  { x: 880, y: 190, width: 330, height: 172, lean: -10 },
  { x: 735, y: 180, width: 270, height: 150, lean: 10 },
];

export function Mountains() {
  return RANGE.map((mountain) => <Mountain key={mountain.x} {...mountain} />);
}

function Mountain({ x, y, width, height, lean }: MountainProps) {
  const peak = x + lean;
  const from = (middle: number) => (across: number, up: number) =>
    `${round(middle + width * across)} ${round(y - height * up)}`;
  const at = from(x);
  const atPeak = from(peak);
  const rightSlope = `L${at(0.24, 0.58)}L${at(0.16, 0.56)}Z`;
  const any = between(x);
  const shadow = gouges(18, () => {
    const t = any(0.1, 0.9);
    const top = y - height * (0.86 - t * 0.8) + any(0, 10);
    return gouge(peak + width * (0.02 + t * 0.36), top, any(14, 34), 1.15 + any(-0.1, 0.1), 1.3);
  });
  const light = gouges(9, () => {
    const t = any(0.1, 0.8);
    const top = y - height * (0.84 - t * 0.7) + any(0, 10);
    return gouge(peak - width * (0.04 + t * 0.26), top, any(10, 24), 2, 1.1);
  });
  return (
    <>
      <path
        d={`M${at(-0.5, 0)}L${at(-0.22, 0.52)}L${at(-0.14, 0.5)}L${atPeak(0, 1)}L${at(0.16, 0.56)}L${at(0.24, 0.58)}L${at(0.5, 0)}Z`}
        fill="var(--mtn1)"
      />
      <path
        d={`M${atPeak(0, 1)}L${atPeak(-0.03, 0.6)}L${atPeak(0.05, 0.4)}L${atPeak(-0.02, 0)}L${at(0.5, 0)}${rightSlope}`}
        fill="var(--mtn2)"
      />
      <path d={shadow} fill="var(--mtn3)" />
      <path d={light} fill="var(--sky)" />
    </>
  );
}
