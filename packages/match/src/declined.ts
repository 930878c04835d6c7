import { Refused } from '@ochre/kernel';
import type { DeclineCode } from '@ochre/protocol/vocabulary';

/** A command that the table does not follow: what is wrong and what is allowed. Nothing has changed. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly code: DeclineCode;

  constructor(code: DeclineCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What the kernel refuses, said as what the table declines by it. */
export function declinedAs<T>(code: DeclineCode, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw new Declined(code, error.message);
    throw error;
  }
}
