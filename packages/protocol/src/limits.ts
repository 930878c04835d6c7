/** Whoever sends an incompatible message gets a new number; both sides compare it in `hello`. */
export const PROTOCOL_VERSION = 2;

/** How much of anything is accepted. */
export const LIMITS = {
  /** Of a message on a socket, in bytes. */
  message: 8 * 1024,
  /** Of a request's body over HTTP, in bytes. */
  body: 16 * 1024,
  /** Of a record that is imported, in bytes: the longest games have a tenth of it. */
  record: 512 * 1024,
  name: 24,
  password: { least: 8, most: 200 },
  /** As the operator issues it, with room for spaces and lines in between. */
  recoveryCode: 40,
  /** Of what is said at a table, in characters. */
  said: 300,
  move: 200,
  word: 32,
  seats: 8,
  /** That people choose from; a page draws each in a colour and a shape of its own. */
  figures: 5,
  modules: 16,
  /** Of a game's options written as JSON. */
  options: 2_000,
  /** Of a clock, in milliseconds: a second to thirty days. */
  time: { least: 1_000, most: 30 * 24 * 3_600_000 },
  increment: 3_600_000,
} as const;
