import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { between } from '@ochre/ui/art/carving/random.ts';
import { VALLEY } from './size.ts';

interface SkyProps {
  /** How high the sun stands, from the top. */
  readonly sunAt: number;
}

/** By night the sun's tokens make it a moon, and the stars show. */
export function Sky({ sunAt }: SkyProps) {
  const any = between(11);
  const haze = gouges(46, () => {
    const y = any(4, 120);
    return gouge(any(-20, VALLEY.width), y, any(40, 150), any(-0.015, 0.015), any(0.8, 2));
  });
  const stars = gouges(46, () =>
    gouge(any(0, VALLEY.width), any(6, 120), any(2, 4), any(0, 3), 1.2),
  );
  return (
    <>
      <rect
        x="-20"
        y="-20"
        width={VALLEY.width + 40}
        height={VALLEY.height + 40}
        fill="var(--sky)"
      />
      <path d={haze} fill="var(--sky2)" />
      <path d={stars} fill="var(--star)" />
      <Sun x={598} y={sunAt} />
      <path
        d="M466 46q6-6 10 0q5-6 11 0M500 60q4-4 7 0q4-4 8 0M446 66q4-4 7 0q4-4 8 0"
        fill="none"
        stroke="var(--line-ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}

function Sun({ x, y }: { readonly x: number; readonly y: number }) {
  const rays = gouges(30, (i) => {
    const angle = (i * Math.PI) / 15;
    const from = [x + 46 * Math.cos(angle), y + 46 * Math.sin(angle)] as const;
    return gouge(...from, i % 2 ? 16 : 10, angle, 1.8);
  });
  const cuts = gouges(5, (i) => gouge(x - 24 + i * 3, y - 12 + i * 8, 44 - i * 4, -0.12, 1.2));
  return (
    <>
      <circle cx={x} cy={y} r="58" fill="var(--sun2)" opacity=".35" />
      <circle cx={x} cy={y} r="38" fill="var(--sun)" />
      <path d={rays} fill="var(--rays)" />
      <path d={cuts} fill="var(--sun2)" />
    </>
  );
}
