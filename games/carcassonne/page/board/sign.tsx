import type { ReactNode } from 'react';
import type { Scored, SegmentKind } from '../../rules/index.ts';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const farm = (
  <path
    fill="currentColor"
    d="M1 9C5 5.5 10 4 14 4.5 9.5 7 5 12 2.5 17.5 1.5 15 1 12 1 9zM4.5 20.5C7 13.5 12 8 18 5.500c1.7.7 3 1.6 4 2.700C15.5 10 10 15 7.5 21.500zM11 22c2-5 6.5-9.3 12-11 .2 4.5-1.5 8-4.5 10-2.5.9-5 1.2-7.5 1z"
  />
);

/** Signs of what is scored, and of what is done with tiles: one pigment on a grid of 24. */
const SIGNS = {
  road: (
    <>
      <path
        fill="currentColor"
        d="M9.5 1.500h5L14 6.500h-4zM9.7 9h4.600l.5 5H9.200zM9 16.500h6l.7 6H8.300z"
      />
      <path {...line} strokeWidth="1.8" d="M6.5 1.500L3 22.500M17.5 1.500L21 22.5" />
    </>
  ),
  city: (
    <path
      fill="currentColor"
      d="M1.5 22V8.500H4V11h2.300V8.500h2.400V2h2v2.200h2.600V2h2v6.500h2.400V11H20V8.500h2.500V22h-8v-4.500c0-3.2-5-3.2-5 0V22z"
    />
  ),
  cloister: (
    <path
      fill="currentColor"
      d="M6.2 0h1.600v2h2v1.600h-2V6l3.2 4.500V13l4.5-3.500L22.5 15H21v7.500h-4V18c0-2.6-3.6-2.6-3.6 0v4.500H3V10.500L6.2 6V3.600h-2V2h2z"
    />
  ),
  shrine: (
    <path
      fill="currentColor"
      d="M2 22.500L2.8 9.5 5.5 7l2.3 3 .5 12.500zM15.7 22.500l.5-12.500L18.5 7l2.7 2.5.8 13zM2 2.500l20-1 .3 4L2.3 6.500zM12 10c.4 2.8 3.2 4.3 3.2 7.8 0 2.6-1.5 4-3.2 4s-3.2-1.4-3.2-4c0-3.5 2.8-5 3.2-7.800z"
    />
  ),
  farm,
  field: farm,
  tiles: (
    <>
      <path {...line} strokeWidth="1.8" d="M8 3h13v13" />
      <path fill="currentColor" d="M2.5 8h13.300v13.300H2.500z" />
      <path
        d="M2.5 16.500c4-.5 5-3.5 5.5-8.500M12 21.300c-.3-3 1-4.5 3.8-4.8"
        fill="none"
        stroke="var(--cut)"
        strokeWidth="1.7"
      />
    </>
  ),
  shield: (
    <>
      <path
        fill="currentColor"
        d="M3.5 2.500c5.7 1.3 11.3 1.3 17 0 1 9-1.5 15.5-8.5 19.500C5 18 2.5 11.5 3.5 2.500z"
      />
      <path d="M4.2 9.500L12 15l7.800-5.5" fill="none" stroke="var(--cut)" strokeWidth="2.4" />
    </>
  ),
  turnLeft: (
    <>
      <path {...line} strokeWidth="2.4" d="M5 13.500A7.5 7.5 0 1 0 8 6.5" />
      <path fill="currentColor" d="M12.5 1.500v9L5.5 6z" />
    </>
  ),
  turnRight: (
    <>
      <path {...line} strokeWidth="2.4" d="M19 13.500A7.5 7.5 0 1 1 16 6.5" />
      <path fill="currentColor" d="M11.5 1.500v9l7-4.500z" />
    </>
  ),
  target: (
    <>
      <circle {...line} cx="12" cy="12" r="7" />
      <path {...line} d="M12 1.500V7M12 17v5.500M1.5 12H7M17 12h5.5" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>> & Readonly<Record<Scored | SegmentKind, ReactNode>>;

export type SignName = keyof typeof SIGNS;

interface SignProps {
  readonly of: SignName;
  readonly size?: number;
  /** What it says to who cannot see it; without it the words beside it say it. */
  readonly label?: string | undefined;
}

/** A sign between words. */
export const Sign = ({ of, size = 18, label }: SignProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    {SIGNS[of]}
  </svg>
);
