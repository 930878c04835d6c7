/** Why a table does not follow a command. */
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
  /** The host has removed them from the table. */
  'not-allowed',
  /** More of it than a table takes. */
  'too-many',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];
