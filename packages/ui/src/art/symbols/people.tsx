import type { CSSProperties, ReactNode } from 'react';
import { type DrawnSymbol, withViewBox } from './symbol.ts';

/** The colours of the players, in seat order. Each has a silhouette and a pattern of its own. */
export const TRIBES = ['cinnabar', 'slate', 'moss', 'chalk', 'plum'] as const;
export type Tribe = (typeof TRIBES)[number];

/** Who sits at a seat has its colour. */
export function tribeOf(seat: number): Tribe {
  const tribe = TRIBES[seat];
  if (tribe === undefined) throw new Error(`page: seat ${seat} has no colour`);
  return tribe;
}

interface Figure {
  readonly silhouette: string;
  readonly pattern: ReactNode;
}

/** On 24×32, feet on the base line. */
const FIGURES: Readonly<Record<Tribe, Figure>> = {
  /** A cloak with a seam. */
  cinnabar: {
    silhouette:
      'M12 1a4.6 4.6 0 0 1 3.3 7.8c1.2 1 2 2.8 2.8 5.2L22.5 31h-21L5.9 14c.8-2.4 1.6-4.2 2.8-5.2A4.6 4.6 0 0 1 12 1z',
    pattern: <path d="M12 13v17" stroke="var(--pattern)" strokeWidth="2" />,
  },
  /** Square, with bands. */
  slate: {
    silhouette: 'M7.5 1h9v8H21v7.5l-2.2 1.5V31H5.2V18L3 16.5V9h4.5z',
    pattern: (
      <path d="M4 15.5h16M5.5 20.5h13M5.5 25.5h13" stroke="var(--pattern)" strokeWidth="2" />
    ),
  },
  /** Antlers and dots. */
  moss: {
    silhouette:
      'M8.6 7.4C5.8 7.2 3 5.5 2.4 1l1.8-.3.9 2.4L6 .8l1.7.4-.6 3.3c.8.7 1.7.9 2.6.5a4 4 0 0 1 4.6 0c.9.4 1.8.2 2.6-.5l-.6-3.3L18 .8l.9 2.3.9-2.4 1.8.3c-.6 4.5-3.4 6.2-6.2 6.4.3 1.6-.2 3-1.2 4 4.7 1.3 7 5.6 7 10.6 0 3.8-1 6.8-2.7 9h-13C3.8 28.8 2.8 25.8 2.8 22c0-5 2.3-9.3 7-10.6-1-1-1.5-2.4-1.2-4z',
    pattern: (
      <g fill="var(--pattern)">
        <circle cx="8" cy="19" r="1.7" />
        <circle cx="16" cy="19" r="1.7" />
        <circle cx="12" cy="23" r="1.7" />
        <circle cx="8" cy="27" r="1.7" />
        <circle cx="16" cy="27" r="1.7" />
      </g>
    ),
  },
  /** Raised arms and a zigzag. */
  chalk: {
    silhouette:
      'M12 1.5a4 4 0 0 1 2.8 6.9L17 10l3-6.5 3 1.3-3.7 9.7L15.5 18 21.5 31h-19l6-13-3.8-3.5L1 4.8l3-1.3L7 10l2.2-1.6A4 4 0 0 1 12 1.5z',
    pattern: (
      <path
        d="M6.5 26l2.7-3 2.8 3 2.8-3 2.7 3"
        stroke="var(--pattern)"
        strokeWidth="1.8"
        fill="none"
        strokeLinejoin="round"
      />
    ),
  },
  /** A crest and a diamond. */
  plum: {
    silhouette:
      'M14.5.5c2.8 1 3.5 3.6 1.5 6.3a4.4 4.4 0 0 1-1.4 4.7c3.9 1.2 4.9 4.5 4.9 8.5 0 4.2 1.5 7.5 3 11h-21c1.5-3.5 3-6.8 3-11 0-4 1-7.3 4.9-8.5A4.4 4.4 0 0 1 13 4.3c.1-1.5.5-2.7 1.5-3.8z',
    pattern: (
      <>
        <path d="M12 14.5l3.6 5-3.6 5-3.6-5z" fill="var(--pattern)" />
        <path d="M5.5 28h13" stroke="var(--pattern)" strokeWidth="1.8" />
      </>
    ),
  },
};

/** The outline of a figure, on 24×32. */
export const silhouetteOf = (tribe: Tribe): string => FIGURES[tribe].silhouette;

/** A person without a rim, on 24×32. */
export const BodyOf = ({ tribe }: { readonly tribe: Tribe }) => (
  <>
    <path
      d={FIGURES[tribe].silhouette}
      fill={`var(--p-${tribe})`}
      stroke="var(--line-ink)"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
    <g style={{ '--pattern': `var(--p-${tribe}-2)` } as CSSProperties}>{FIGURES[tribe].pattern}</g>
  </>
);

/** A bone rim lifts a person off the board. */
const rimmed = (tribe: Tribe) => (
  <>
    <path
      d={FIGURES[tribe].silhouette}
      fill="var(--rim)"
      stroke="var(--rim)"
      strokeWidth="4.6"
      strokeLinejoin="round"
    />
    <BodyOf tribe={tribe} />
  </>
);

const forAll = <Prefix extends string>(
  prefix: Prefix,
  draw: (tribe: Tribe) => ReactNode,
): Record<`${Prefix}-${Tribe}`, ReactNode> =>
  Object.fromEntries(TRIBES.map((tribe) => [`${prefix}-${tribe}`, draw(tribe)])) as Record<
    `${Prefix}-${Tribe}`,
    ReactNode
  >;

/** `person-…` in panels, `standing-…` on the board. */
export const PEOPLE_SYMBOLS: Readonly<
  Record<`person-${Tribe}` | `standing-${Tribe}`, DrawnSymbol>
> = {
  ...withViewBox(
    '-1 -1 26 34',
    forAll('person', (tribe) => <BodyOf tribe={tribe} />),
  ),
  ...withViewBox('-2.5 -2.5 29 36', forAll('standing', rimmed)),
};
