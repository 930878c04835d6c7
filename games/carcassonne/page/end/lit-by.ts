import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ComponentProps } from 'react';
import type { CountedAtEnd, Feature } from '../../rules/index.ts';
import type { Land } from '../art/land.tsx';

type Lit = Required<Pick<ComponentProps<typeof Land>, 'tints' | 'glows'>>;

const NOTHING: Lit = { tints: [], glows: [] };

/** How the land shows what is being counted: a farm in its colour and with its cities, all else alight. */
export function litBy(counted: CountedAtEnd | undefined, seats: readonly Seat[]): Lit {
  if (counted === undefined) return NOTHING;
  const { feature, fed, players } = counted;
  if (feature.kind !== 'farm') return { tints: [], glows: partsOf(feature) };
  const fill = `var(--p-${ofSeat(seats, players[0] ?? 0).tribe})`;
  return {
    tints: partsOf(feature).map((part) => ({ ...part, className: 'end-farm', style: { fill } })),
    glows: fed.flatMap(partsOf),
  };
}

const partsOf = ({ parts }: Feature) => parts.map(({ x, y, on }) => ({ x, y, on }));
