/** As a shell reads it. */
export const quoted = (word: string): string =>
  /^[\w.,:=@/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
