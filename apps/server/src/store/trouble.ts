export { Conflict } from '@ochre/host';

/** A name that only one may have is somebody else's. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** The store cannot be opened; the message is one line for whoever starts the server. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/**
 * The database is away, or cannot write just now: no bug, and nobody's mistake. It may be tried again;
 * nobody knows whether it was done. The message is the real reason, for the log alone.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** Node says nothing but a code when it was refused at several addresses. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : cause.name;
  return cause.message === '' ? code : cause.message;
}
