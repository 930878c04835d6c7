import { SOLO_LOST_POINTS } from '../modules/index.ts';

/** P2.3: of what is due, so much is there and so much has room; what has none costs points. */
export interface Limits {
  readonly there: number;
  readonly room: number;
}

export const mostOf = ({ there, room }: Limits): number => (there < room ? there : room);

/** What so many goods due are worth, at so much each. */
export function worthOfDue(due: number, each: number, limits: Limits | undefined): number {
  if (limits === undefined) return due * each;
  const there = due < limits.there ? due : limits.there;
  const taken = there < limits.room ? there : limits.room;
  return taken * each - SOLO_LOST_POINTS * (there - taken);
}
