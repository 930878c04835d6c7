import { ofSeat } from '@ochre/kernel';
import type { Snapshot } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import type { Words } from '../in-words.tsx';

/** Who stands on a place, in words: the figures show it. */
export const standingAt = (
  place: string,
  { places }: Snapshot,
  seats: readonly Seat[],
  viewer: number,
  { aloud }: Words,
): string =>
  (places[place] ?? [])
    .map((count, player) => ({ count, player }))
    .filter(({ count }) => count > 0)
    .map(({ count, player }) =>
      player === viewer
        ? aloud.ownPeople(count)
        : aloud.peopleOf(ofSeat(seats, player).name, count),
    )
    .join(', ');
