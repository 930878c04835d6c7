import type { Resource } from '@ochre/stone-age/rules';
import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { ReactNode } from 'react';
import { Rock } from '../nature/rock.tsx';
import { Trunk } from '../nature/trunk.tsx';

interface ProductionBuildingProps {
  /** Where its people stand: the middle of their row. */
  readonly x: number;
  readonly y: number;
  readonly resource: Resource;
  readonly owner: Tribe;
}

/** A roof on the meadow under its owner's banner, with what is made there. */
export function ProductionBuilding({ x, y, resource, owner }: ProductionBuildingProps) {
  const thatch = gouges(7, (i) => gouge(-32 + i * 12, -65 - i, 14, 1.9, 1.3));
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="-8" rx="74" ry="22" fill="var(--hill1)" opacity=".75" />
      <path {...ink} d="M-42 -8V-48M40 -12V-54" strokeWidth="3.6" />
      {WARES[resource]}
      <path {...ink} d="M-54 -42L-34 -70L54 -78L52 -52Z" fill="var(--hide1)" />
      <path d={thatch} fill="var(--hide3)" />
      <path d="M-54 -42L52 -52" stroke="var(--hide3)" strokeWidth="3" />
      <Banner owner={owner} />
    </g>
  );
}

const WARES: Readonly<Record<Resource, ReactNode>> = {
  wood: (
    <>
      <Trunk x={-20} y={-26} length={36} thickness={10} />
      <Trunk x={0} y={-26} length={36} thickness={10} />
      <Trunk x={-10} y={-36} length={36} thickness={10} />
    </>
  ),
  clay: (
    <>
      <use href="#clay" x="-24" y="-36" width="22" height="22" />
      <use href="#clay" x="2" y="-36" width="22" height="22" />
      <use href="#clay" x="-11" y="-45" width="22" height="22" />
    </>
  ),
  stone: (
    <>
      <Rock x={-12} y={-16} width={30} height={22} />
      <Rock x={16} y={-14} width={24} height={17} />
    </>
  ),
  gold: (
    <>
      <path {...ink} d="M-26 -30h44l-6 14h-32z" fill="var(--hide2)" />
      <use href="#gold" x="-24" y="-46" width="20" height="20" />
      <use href="#gold" x="-6" y="-46" width="20" height="20" />
      <use href="#gold" x="-15" y="-53" width="20" height="20" />
    </>
  ),
};

/** In its owner's colour, with the owner's figure: colour alone does not say whose it is. */
function Banner({ owner }: Pick<ProductionBuildingProps, 'owner'>) {
  return (
    <>
      <path {...ink} d="M-34 -70V-108" strokeWidth="3" />
      <path {...ink} d="M-33 -107h34l-8 10 8 10h-34z" fill={`var(--p-${owner}-2)`} />
      <use href={`#person-${owner}`} x="-30" y="-105.5" width="14" height="17" />
    </>
  );
}
