import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import type { Seat } from '@ochre/ui/seat.ts';

const NAMES = ['Mira', 'Tomas', 'Aiko', 'Ben', 'Rosa'] as const;

/** Who sits at a table that is only looked at. */
export const SEATS: readonly Seat[] = TRIBES.map((tribe, at) => ({
  tribe,
  name: NAMES[at]!,
  about: at === 0 ? 'you' : 'friend',
}));
