import { Refused } from '@ochre/kernel';

export const DECLINE_CODES = [
  /** The table is not that far yet, or too far, or waits for somebody else. */
  'not-now',
  /** Only who has that seat, or who made the table, may do that. */
  'not-yours',
  'not-host',
  /** Somebody else has it. */
  'taken',
  'no-such-seat',
  'bad-plan',
  'bad-name',
  'bad-nonce',
  'bad-text',
  'out-of-time',
  'nothing-to-undo',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

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
