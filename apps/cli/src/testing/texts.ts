/** Stands for whatever is filled in: a text, a number, a list. */
const FILLED = ['§'];

/** Every text of a catalogue with its path, with § where something is filled in. */
export function textsOf(part: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null) return textsOf(value, here);
    return [[here.join('.'), textOf(value)] as [string, string]];
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'function'
    ? String(value(...Array.from({ length: value.length }, () => FILLED)))
    : String(value);

/** What a catalogue says whatever is filled in: parts of several words, to be looked for. */
export const phrasesOf = (catalogue: object): string[] =>
  textsOf(catalogue)
    .flatMap(([, text]) => text.split('§'))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= 8 && phrase.includes(' '));
