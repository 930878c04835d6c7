import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { ReactNode } from 'react';

/** How wide a pattern is, in units of the land. */
const SIZE = 12;
/** Of a tied farm, each pattern is a stripe so wide. */
const STRIPE = 2 * SIZE;

/** Seam, bands, dots, zigzag, diamonds: what tells players apart without their colours. */
const MARKS: Readonly<Record<Tribe, ReactNode>> = {
  cinnabar: <path d="M4 0V12" />,
  slate: <path d="M0 4H12" />,
  moss: <path d="M3 3h.01M9 9h.01" strokeLinecap="round" strokeWidth="3.4" />,
  chalk: <path d="M0 4l3-3 3 3 3-3 3 3M0 10l3-3 3 3 3-3 3 3" fill="none" strokeWidth="1.4" />,
  plum: <path d="M6 1.5L9 6 6 10.5 3 6z" fill="var(--p-plum-2)" strokeWidth="0" />,
};

/** The name of the pattern of those who hold a farm. */
const patternOf = (tribes: readonly Tribe[]): string => `farm-${tribes.join('-')}`;

export const fillOf = (tribes: readonly Tribe[]): string => `url(#${patternOf(tribes)})`;

interface FarmPatternsProps {
  /** Those who hold a farm, for every farm. */
  readonly holders: readonly (readonly Tribe[])[];
}

/** The patterns in which farms are shown; where several hold one, theirs in stripes. */
export function FarmPatterns({ holders }: FarmPatternsProps) {
  const tribes = [...new Set(holders.flat())];
  const ties = new Map(
    holders.filter(({ length }) => length > 1).map((some) => [patternOf(some), some]),
  );
  return (
    <defs>
      {tribes.map((tribe) => (
        <pattern
          key={tribe}
          id={patternOf([tribe])}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
        >
          <rect width={SIZE} height={SIZE} fill={`var(--p-${tribe})`} opacity="0.5" />
          <g stroke={`var(--p-${tribe}-2)`} strokeWidth="2">
            {MARKS[tribe]}
          </g>
        </pattern>
      ))}
      {[...ties].map(([id, some]) => (
        <pattern
          key={id}
          id={id}
          width={STRIPE * some.length}
          height={STRIPE}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          {some.map((tribe, at) => (
            <rect
              key={tribe}
              x={at * STRIPE}
              width={STRIPE}
              height={STRIPE}
              fill={fillOf([tribe])}
            />
          ))}
        </pattern>
      ))}
    </defs>
  );
}
