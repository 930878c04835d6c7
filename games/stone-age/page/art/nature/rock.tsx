import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

interface RockProps {
  readonly x: number;
  /** Where it lies. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function Rock({ x, y, width, height }: RockProps) {
  /** A point, in widths from the middle and in heights above the ground. */
  const at = (across: number, up: number) =>
    `${round(x + width * across)} ${round(y - height * up)}`;
  const edge = `M${at(-0.1, 1)}L${at(0.05, 0.45)}L${at(-0.02, 0)}`;
  const cuts = gouges(3, (i) =>
    gouge(x + width * (0.14 + i * 0.1), y - height * (0.62 - i * 0.12), height * 0.4, 1.35, 1.2),
  );
  return (
    <>
      <path
        {...ink}
        d={`M${at(-0.5, 0)}L${at(-0.42, 0.6)}L${at(-0.1, 1)}L${at(0.3, 0.82)}L${at(0.5, 0.2)}L${at(0.45, 0)}Z`}
        fill="var(--rock1)"
      />
      <path d={`${edge}L${at(0.45, 0)}L${at(0.5, 0.2)}L${at(0.3, 0.82)}Z`} fill="var(--rock2)" />
      <path d={cuts} fill="var(--rock3)" />
      <path d={edge} fill="none" stroke="var(--line-ink)" strokeWidth="1.2" />
    </>
  );
}
