/** Flags for a server that many clients of one address ask for much. */
export const GENEROUS: readonly string[] = Object.entries({
  sockets: 99_999,
  requests: 99_999,
  messages: 9_999,
  tables: 999_999,
  talk: 999_999,
  log: 'error',
}).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
