import { BodyOf, silhouetteOf, type Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { ReactNode } from 'react';
import type { Posture } from './postures.ts';

interface Figure {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Where it stands, or lies, in its box. */
  readonly foot: readonly [x: number, y: number];
  /** What the rim of bone follows. */
  readonly rim: (tribe: Tribe) => ReactNode;
  readonly art: (tribe: Tribe) => ReactNode;
}

const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const ink = (width: number) => ({ stroke: 'var(--line-ink)', strokeWidth: width, ...round });
const rod = (width: number, colour: string) => ({
  fill: 'none',
  stroke: `var(--${colour})`,
  strokeWidth: width,
  ...round,
});

interface PosedProps {
  readonly tribe: Tribe;
  readonly pose: string;
}

const Posed = ({ tribe, pose }: PosedProps) => (
  <g transform={pose}>
    <BodyOf tribe={tribe} />
  </g>
);

const Silhouette = ({ tribe, pose }: PosedProps) => (
  <path d={silhouetteOf(tribe)} transform={pose} />
);

const WALKING = 'translate(3.2 -.6) skewX(-7) scale(.9 .8)';
const LEGS = 'M8.5 23.5L3.5 30.2H.8M15 23.5l5.8 6.3 2.8-1.2';
const STICK = 'M24 19.5L-1.5 6.5';
const BUNDLE = 'M-5.8 7.5c-1.2 3.5 0 6.5 3.2 7 3.2.5 5.4-1.8 5-5.2C1.8 7-4.5 4.5-5.8 7.5z';

/** A thief walks with a bundle on a stick. */
const walk: Figure = {
  viewBox: [-8, -3.5, 38, 38],
  foot: [12, 31],
  rim: (tribe) => (
    <>
      <Silhouette tribe={tribe} pose={WALKING} />
      <path d={LEGS} fill="none" strokeWidth="8" />
      <path d={STICK} fill="none" strokeWidth="8" />
      <path d={BUNDLE} />
    </>
  ),
  art: (tribe) => (
    <>
      <path d={LEGS} fill="none" {...ink(5.2)} />
      <path d={LEGS} {...rod(2.4, `p-${tribe}`)} />
      <path d={STICK} fill="none" {...ink(3.4)} />
      <path d={STICK} {...rod(1.3, 'g-hide')} />
      <path d={BUNDLE} fill="var(--g-hide)" {...ink(1.6)} />
      <Posed tribe={tribe} pose={WALKING} />
    </>
  ),
};

const STANDING = 'translate(.5 0)';
const LANCE = 'M27.5 31V0';
const POINT = 'M27.5-3l2.6 5.5h-5.2z';
const TARGE = 'M-4.6 15.5c3 .8 6.2.8 9.2 0 .6 6-.6 10-4.6 12.5-4-2.5-5.2-6.5-4.6-12.5z';

/** A knight stands with shield and lance. */
const stand: Figure = {
  viewBox: [-6.5, -4.5, 38, 39],
  foot: [12, 31],
  rim: (tribe) => (
    <>
      <Silhouette tribe={tribe} pose={STANDING} />
      <path d={LANCE} fill="none" strokeWidth="8" />
      <path d={POINT} />
      <path d={TARGE} />
    </>
  ),
  art: (tribe) => (
    <>
      <path d={LANCE} {...ink(3.4)} />
      <path d={LANCE} {...rod(1.3, 'g-wood-2')} />
      <path d={POINT} fill="var(--g-stone-2)" {...ink(1.5)} />
      <Posed tribe={tribe} pose={STANDING} />
      <path d={TARGE} fill={`var(--p-${tribe}-2)`} {...ink(1.7)} />
      <path d="M0 17v8M-2.6 19.8h5.2" stroke="var(--line-ink)" strokeWidth="1.5" />
    </>
  ),
};

const LYING = 'translate(.5 19.5) rotate(-90) scale(.74 1.04)';
const STRAW = 'M-.5 20.5c6-1.6 28-1.6 35 0';

/** A farmer lies on straw. */
const lie: Figure = {
  viewBox: [-3, -3, 40, 26],
  foot: [17, 16],
  rim: (tribe) => (
    <>
      <Silhouette tribe={tribe} pose={LYING} />
      <path d={STRAW} />
    </>
  ),
  art: (tribe) => (
    <>
      <Posed tribe={tribe} pose={LYING} />
      <path d={STRAW} fill="none" {...ink(3.6)} />
      <path d={STRAW} {...rod(1.5, 'g-wheat')} />
    </>
  ),
};

const KNEELING = 'translate(1.3 6.3) scale(.89 .78)';
const ARCH = 'M-1.5 31.5V13C-1.5 5.5 5 .5 12-1c7 1.5 13.5 6.5 13.5 14v18.5z';

/** A monk kneels in the arch of the cloister. */
const monk: Figure = {
  viewBox: [-4.5, -2.5, 33, 37],
  foot: [12, 31],
  rim: () => <path d={ARCH} />,
  art: (tribe) => (
    <>
      <path d={ARCH} fill="var(--c-niche)" {...ink(1.7)} />
      <Posed tribe={tribe} pose={KNEELING} />
    </>
  ),
};

const FLAME =
  'M12-2.5c1 4 4.5 6 7 10 .2-2.5-.2-4.5-1.2-6.5 5 4 9.7 10.5 9.7 18 0 7-5 12.5-15.5 12.5S-3.5 26-3.5 19C-3.5 12.5-.5 7.5 3.5 3c-.3 2.6 0 4.5 1 6.5C7 5.5 11 2 12-2.5z';
const HEART = 'M12 3c.8 3 10.5 8 10.5 17 0 6.5-5 9-10.5 9S1.5 26.5 1.5 20C1.5 11 11.2 6 12 3z';

/** A heretic kneels before the fire of the shrine. */
const heretic: Figure = {
  viewBox: [-5.5, -4.5, 35, 39],
  foot: [12, 31],
  rim: () => <path d={FLAME} />,
  art: (tribe) => (
    <>
      <path d={FLAME} fill="var(--g-fire)" {...ink(1.7)} />
      <path d={HEART} fill="var(--c-flame)" />
      <Posed tribe={tribe} pose={KNEELING} />
    </>
  ),
};

/** Same colours, outlines and patterns as everywhere: a player stays the same person. */
export const FIGURES: Readonly<Record<Posture, Figure>> = { walk, stand, lie, monk, heretic };
