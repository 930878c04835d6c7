/** Somebody else wrote that number, or the table, first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** A name that only one may have is somebody else's. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** The store cannot be opened; the message is one line for whoever starts the server. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
