export { Conflict } from '@ochre/host';

/** A name that only one may have is somebody else's. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** The store cannot be opened; the message is one line for whoever starts the server. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
