import { Refused } from '@ochre/kernel';
import { Declined, type TableView } from '@ochre/match';
import type { RefusalCode } from '@ochre/protocol';
import type { Answer } from './table-client.ts';

/** Something that is not done, for a reason that neither the game nor the table has. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** What is answered to a command that was not done; a bug is thrown on. */
export function refusedBy(error: unknown, view: TableView | undefined): Answer {
  if (error instanceof Refused) {
    const { code, message, rule } = error;
    return { kind: 'refused', code, message, ...(rule === undefined ? {} : { rule }), view };
  }
  if (error instanceof Declined || error instanceof Refusal) {
    return { kind: 'refused', code: error.code, message: error.message, view };
  }
  throw error;
}
