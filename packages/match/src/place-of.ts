import type { Member } from './deed.ts';
import type { TableState } from './table-state.ts';
import type { Place } from './talk.ts';

/** From where somebody talks. Who has left their seat to a bot still has its room. */
export function placeOf({ seats, host }: TableState, by: Member): Place {
  return seats.of(by) ?? seats.leftBy(by) ?? (by === host ? 'host' : 'watching');
}
