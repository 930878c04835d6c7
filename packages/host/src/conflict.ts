/** Somebody else was first: what was to be stored does not follow what is stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
