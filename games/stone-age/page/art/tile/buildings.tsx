import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import type { ReactNode } from 'react';
import { Rock } from '../nature/rock.tsx';
import { Tent } from '../nature/tent.tsx';
import { Wheat } from '../nature/wheat.tsx';

const cuts = (
  count: number,
  fill: string,
  at: (index: number) => Parameters<typeof gouge>,
): ReactNode => <path d={gouges(count, (index) => gouge(...at(index)))} fill={fill} />;

/** Every kind of building on a tile, on 104×72. */
export const BUILDINGS = {
  tent: <Tent x={58} y={62} height={46} />,
  tents: (
    <>
      <Tent x={36} y={62} height={38} />
      <Tent x={76} y={62} height={30} />
    </>
  ),
  longhouse: (
    <>
      <path {...ink} d="M20 62V42C24 20 84 20 90 42V62Z" fill="var(--hide1)" />
      <path d="M56 26C80 26 88 34 90 42V62H60Z" fill="var(--hide2)" />
      <path d="M46 62V48c0-8 14-8 14 0v14z" fill="var(--shade)" />
      {cuts(6, 'var(--hide3)', (i) => [66 + i * 4, 32 + i * 2, 20, 1.5, 1.2])}
      {cuts(4, 'var(--hide2)', (i) => [28 + i * 5, 36 - i, 16, 1.65, 1.1])}
    </>
  ),
  dolmen: (
    <>
      <Rock x={34} y={62} width={34} height={40} />
      <Rock x={78} y={62} width={30} height={34} />
      <path {...ink} d="M18 24L92 18L94 28L20 34Z" fill="var(--rock1)" />
    </>
  ),
  totem: (
    <>
      <path {...ink} d="M46 64V14h16v50z" fill="var(--hide2)" />
      <path {...ink} d="M40 24h28l-4 8H44zM38 44h32l-5 8H43z" fill="var(--hide1)" />
      <path d="M50 18h3M55 18h3M50 38h3M55 38h3M51 58h6" stroke="var(--line-ink)" strokeWidth="2" />
      <Tent x={88} y={64} height={24} door="behind" />
      <Tent x={20} y={64} height={28} door="behind" />
    </>
  ),
  workshop: (
    <>
      <path {...ink} d="M24 64V34M84 64V28" strokeWidth="3.5" />
      <path {...ink} d="M12 36L30 18L94 12L92 30Z" fill="var(--hide1)" />
      {cuts(7, 'var(--hide3)', (i) => [30 + i * 8, 20 - i, 12, 1.9, 1.2])}
      <Rock x={48} y={64} width={24} height={14} />
    </>
  ),
  stilts: (
    <>
      <path {...ink} d="M30 66V46M48 67V46M66 67V46M82 66V46M36 66l10-18" strokeWidth="3.4" />
      <path {...ink} d="M24 48h64v5H24z" fill="var(--hide3)" />
      <path {...ink} d="M32 48V32h48v16z" fill="var(--hide2)" />
      <path {...ink} d="M22 35L56 10L90 35L84 37L56 18L28 37z" fill="var(--hide1)" />
      <path d="M56 18L84 36H28z" fill="var(--hide3)" />
      <path d="M50 48V38h11v10z" fill="var(--shade)" />
      {cuts(5, 'var(--hide2)', (i) => [60 + i * 5, 16 + i * 4, 9, 2.2, 1.1])}
    </>
  ),
  dome: (
    <>
      <path {...ink} d="M24 64C22 36 38 14 58 14S94 36 92 64Z" fill="var(--pit1)" />
      <path d="M58 14C80 16 94 38 92 64H66C76 46 74 24 58 14z" fill="var(--pit2)" />
      <path {...ink} d="M44 64V50c0-10 17-10 17 0v14z" fill="var(--shade)" />
      <path
        d="M30 44q28-9 58 0M37 29q21-7 43 0"
        fill="none"
        stroke="var(--pit3)"
        strokeWidth="1.6"
      />
      {cuts(6, 'var(--pit3)', (i) => [72 + (i % 3) * 6, 30 + i * 5, 10, 1.3, 1.2])}
    </>
  ),
  stoneHut: (
    <>
      <path {...ink} d="M26 64V42h66v22z" fill="var(--rock1)" />
      <path d="M62 42h30v22H62z" fill="var(--rock2)" />
      <path
        d="M26 50h66M26 57h66M36 42v8M52 42v8M72 42v8M84 50v7M32 50v7M64 50v7M40 57v7M76 57v7"
        stroke="var(--line-ink)"
        strokeWidth="1.2"
      />
      <path {...ink} d="M18 44C34 34 48 22 59 12C70 22 84 34 100 44Z" fill="var(--hide1)" />
      <path d="M59 12C70 22 84 34 100 44H66C68 32 64 22 59 12z" fill="var(--hide2)" />
      {cuts(6, 'var(--hide3)', (i) => [64 + i * 5, 22 + i * 3.6, 12, 1.1, 1.2])}
      <path d="M46 64V50h12v14z" fill="var(--shade)" />
    </>
  ),
  hall: (
    <>
      <path {...ink} d="M26 64V40h64v24z" fill="var(--hide2)" />
      <path {...ink} d="M14 42L58 12L102 42L92 44L58 22L24 44z" fill="var(--g-gold)" />
      <path {...ink} d="M58 22L92 43H24z" fill="var(--pit2)" />
      <circle {...ink} cx="58" cy="35" r="5" fill="var(--g-gold)" />
      <path d="M36 64V44M80 64V44" stroke="var(--line-ink)" strokeWidth="4" />
      <path d="M50 64V50c0-7 16-7 16 0v14z" fill="var(--shade)" />
      <path
        d="M52 8l6 6 6-6"
        fill="none"
        stroke="var(--line-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  greenhouse: (
    <>
      <path {...ink} d="M20 64V40L52 20L84 40V64Z" fill="var(--hide1)" />
      {[30, 40, 50, 60, 70].map((x) => (
        <Wheat key={x} x={x} y={64} height={24} />
      ))}
    </>
  ),
} as const;

export type BuildingPicture = keyof typeof BUILDINGS;
