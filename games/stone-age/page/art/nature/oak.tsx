import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import { between } from '@ochre/ui/art/carving/random.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

interface OakProps {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly height: number;
}

const LOBES = 9;

export function Oak({ x, y, height }: OakProps) {
  const radius = height * 0.36;
  const middle = y - height * 0.6;
  const on = (angle: number, distance: number) =>
    `${round(x + distance * Math.cos(angle))} ${round(middle + distance * 0.92 * Math.sin(angle))}`;
  const angleOf = (lobe: number) => (lobe / LOBES) * 2 * Math.PI - Math.PI / 2;
  const lobes = Array.from(
    { length: LOBES },
    (_, i) => `Q${on(angleOf(i + 0.5), radius * 1.32)} ${on(angleOf(i + 1), radius)}`,
  );
  const any = between(Math.round(x * 31 + y));
  const leaves = gouges(16, () => {
    const angle = any(2.6, 5.2);
    const distance = any(0.25, 0.95) * radius;
    const from = [x + distance * Math.cos(angle), middle + distance * Math.sin(angle)] as const;
    return gouge(...from, height * 0.1, angle + Math.PI / 2, 1.1);
  });
  return (
    <>
      <path
        {...ink}
        d={`M${round(x - height * 0.05)} ${round(y)}L${round(x - height * 0.03)} ${round(y - height * 0.4)}h${round(height * 0.06)}L${round(x + height * 0.05)} ${round(y)}z`}
        fill="var(--hide3)"
      />
      <path {...ink} d={`M${on(angleOf(0), radius)}${lobes.join('')}Z`} fill="var(--leaf2)" />
      <path d={leaves} fill="var(--leaf)" />
    </>
  );
}
