import type { Leaving } from '@ochre/protocol';
import type { Deed } from './deed.ts';
import type { TableState } from './table-state.ts';

/** Who plays on for a person. */
const SUBSTITUTE = 'medium';

/** A person plays no more: their turn ends, a bot takes the seat, and the last one out closes the table. */
export function leave(table: TableState, seat: number, why: Leaving): Deed[] {
  const course = table.course!;
  const ended: Deed[] = course.unconfirmed === seat ? [{ kind: 'turnEnded', seat }] : [];
  const isOver = course.decision === undefined && ended.length > 0;
  if (isOver) return ended;
  const stays = table.seats.people.some((other) => other !== seat);
  return [
    ...ended,
    { kind: 'replaced', seat, level: SUBSTITUTE, why },
    ...(stays ? [] : [{ kind: 'closed' } as const]),
  ];
}
