import { gouge, round } from '@ochre/ui/art/carving/gouge.ts';

interface WheatProps {
  readonly x: number;
  /** Where it grows. */
  readonly y: number;
  readonly height: number;
}

export function Wheat({ x, y, height }: WheatProps) {
  return (
    <>
      <path
        d={`M${round(x)} ${round(y)}Q${round(x + 1)} ${round(y - height / 2)} ${round(x + 1)} ${round(y - height)}`}
        fill="none"
        stroke="var(--hide3)"
        strokeWidth="1.3"
      />
      <path
        d={gouge(x + 1, y - height * 0.45, height * 0.62, -Math.PI / 2, 4.4)}
        fill="var(--g-wheat)"
        stroke="var(--line-ink)"
        strokeWidth="1"
      />
    </>
  );
}
