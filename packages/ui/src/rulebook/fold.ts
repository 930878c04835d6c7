/** A text without case and accents, and where in the text each of its letters comes from. */
export interface Folded {
  readonly text: string;
  readonly from: readonly number[];
}

export function foldWithPlaces(text: string): Folded {
  const from: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    // Most letters have no accent, and a search folds the whole book.
    const letters = letter < '\x80' ? letter.toLowerCase() : fold(letter);
    folded += letters;
    for (const _ of letters) from.push(at);
  }
  return { text: folded, from };
}

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
