import type { Snapshot } from '@ochre/stone-age';
import type { Words } from '../words/words.ts';
import type { Seat } from './seat.ts';

/** Who stands on a place, in words: the figures show it. */
export const standingAt = (
  place: string,
  { places }: Snapshot,
  seats: readonly Seat[],
  { table }: Words,
): string =>
  (places[place] ?? [])
    .map((count, player) => ({ count, name: seats[player]!.name }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => table.standing(name, count))
    .join(', ');
