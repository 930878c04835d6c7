import { ABSENT } from './replace-request.ts';
import type { TableState } from './table-state.ts';

/** From when on a seat may ask for a bot instead of whom the table waits for. */
export function mayReplaceAt(table: TableState, asker: number | undefined): number | undefined {
  const { clock, personsTurn, replacing, attendance } = table;
  if (clock !== undefined || replacing !== undefined || asker === undefined) return undefined;
  if (personsTurn === undefined || personsTurn === asker) return undefined;
  return attendance.waitsSince + ABSENT;
}

/** The people who were there lately, but for who asks and whom it is about. */
export function votersAt(
  { seats, attendance }: TableState,
  at: number,
  others: readonly number[],
): number[] {
  return seats.people.filter((seat) => {
    const { person } = seats.all[seat]!;
    const isThere = person !== undefined && attendance.seenAt(person.member) > at - ABSENT;
    return isThere && !others.includes(seat);
  });
}
