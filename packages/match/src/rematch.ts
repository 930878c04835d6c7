import type { Plan } from '@ochre/protocol';
import type { Table } from './table.ts';

/** The same once more, with all seats moved by one: the next player begins. */
export function rematchOf(table: Table): Plan {
  const { plan } = table;
  const [first, ...others] = plan.seats;
  return { ...plan, seats: [...others, first!] };
}
