import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { memo } from 'react';
import { LEDGE_TOP } from './size.ts';

const cuts = gouges(70, (i) =>
  gouge(
    (i * 137) % 930,
    LEDGE_TOP + 6 + ((i * 53) % 146),
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
