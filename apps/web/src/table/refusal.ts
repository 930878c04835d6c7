import { Refusal } from '@ochre/host';
import { Refused } from '@ochre/kernel';
import { Declined, type TableView } from '@ochre/match';
import type { CommandAnswer } from './table-client.ts';

/** What is answered to a command that was not done; a bug is thrown on. */
export function refusedBy(error: unknown, view: TableView | undefined): CommandAnswer {
  if (error instanceof Refused) {
    const { code, message, rule } = error;
    return { kind: 'refused', code, message, ...(rule === undefined ? {} : { rule }), view };
  }
  if (error instanceof Declined || error instanceof Refusal) {
    return { kind: 'refused', code: error.code, message: error.message, view };
  }
  throw error;
}
