const MOST_SHOWN = 40;

/** What was asked, repeated in a message: not more of it than a reader needs. */
export const shown = (word: string): string =>
  word.length > MOST_SHOWN ? `${word.slice(0, MOST_SHOWN)}…` : word;
