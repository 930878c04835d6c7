import type { Viewer } from '@ochre/kernel';
import type { Member } from './deed.ts';
import type { TableState } from './table-state.ts';

/** Somebody who looks and listens, and what they may know of the game. */
export interface Guest {
  readonly member: Member | undefined;
  readonly viewer: Viewer;
}

export const guestAt = ({ seats }: TableState, member: Member | undefined): Guest => ({
  member,
  viewer: seats.of(member) ?? 'spectator',
});
