import { ofSeat } from '@ochre/kernel';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ComponentProps } from 'react';
import { heldFarms, type Snapshot } from '../../../rules/index.ts';
import type { Land } from '../../art/land.tsx';
import { fillOf } from './farm-patterns.tsx';

type Tints = NonNullable<ComponentProps<typeof Land>['tints']>;

export const tribesOf = (
  players: readonly number[],
  seats: readonly Pick<Seat, 'tribe'>[],
): Tribe[] => players.map((player) => ofSeat(seats, player).tribe);

/** Every field of every farm that is held, in the pattern of those who hold it. */
export const farmTints = (view: Snapshot, seats: readonly Seat[]): Tints =>
  heldFarms(view).flatMap(({ farm }) =>
    farm.parts.map((part) => ({
      ...part,
      className: 'farm-tint',
      style: { fill: fillOf(tribesOf(farm.holders, seats)) },
    })),
  );
