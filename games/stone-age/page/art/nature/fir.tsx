import { gouge, round } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

interface FirProps {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly height: number;
  readonly tone?: 'dark' | 'light';
}

const TIERS = [1, 2, 3, 4] as const;

export function Fir({ x, y, height, tone = 'dark' }: FirProps) {
  const tiers = TIERS.map((tier) => {
    const t = tier / TIERS.length;
    return { tier, y: y - height + height * 0.9 * t, half: height * 0.46 * (0.28 + 0.72 * t) };
  });
  const side = (sign: 1 | -1) =>
    tiers
      .flatMap(({ y: tierY, half }) => [
        [x + sign * half, tierY],
        [x + sign * half * 0.52, tierY - height * 0.03],
      ])
      .slice(0, -1) as [number, number][];
  const outline = [...side(-1), ...side(1).reverse()]
    .map(([px, py]) => `L${round(px)} ${round(py)}`)
    .join('');
  const cuts = tiers.flatMap(({ tier, y: tierY, half }) =>
    Array.from({ length: 2 + tier }, (_, k) => {
      const u = 0.15 + (0.75 * k) / (2 + tier);
      const angle = Math.PI / 2 + 0.35 + u * 0.7;
      const thickness = height * 0.014 + 0.5;
      return gouge(x - half * u * 0.35, tierY - height * 0.2 + 1, height * 0.16, angle, thickness);
    }),
  );
  return (
    <>
      <path
        {...ink}
        d={`M${round(x - height * 0.04)} ${round(y - height * 0.1)}h${round(height * 0.08)}V${round(y)}h${round(-height * 0.08)}z`}
        fill="var(--hide3)"
      />
      <path
        {...ink}
        d={`M${round(x)} ${round(y - height)}${outline}Z`}
        fill={tone === 'light' ? 'var(--leaf2)' : 'var(--leaf3)'}
      />
      <path d={cuts.join('')} fill="var(--leaf)" />
    </>
  );
}
