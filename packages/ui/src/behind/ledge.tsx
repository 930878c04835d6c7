import { memo } from 'react';
import './behind.css';
import { gouge, gouges } from '../art/carving/gouge.ts';

/** As it is drawn: as wide as the scenes behind it, and where it begins in them. */
export const LEDGE = { width: 944, top: 500 } as const;

const cuts = gouges(70, (i) =>
  gouge(
    (i * 137) % 930,
    LEDGE.top + 6 + ((i * 53) % 146),
    18 + ((i * 7) % 30),
    -0.05 + (i % 5) * 0.02,
    1.5,
  ),
);

/** The dark rock in front, on which cards and tiles lie. */
export const Ledge = memo(function Ledge() {
  return (
    <g className="ledge">
      <path
        d="M-20 500C80 492 140 506 240 499S420 506 520 498S760 507 964 497V676H-20Z"
        fill="var(--ledge)"
        stroke="var(--line-ink)"
        strokeWidth="2"
      />
      <path d={cuts} fill="var(--ledge2)" />
    </g>
  );
});
