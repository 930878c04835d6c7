import type { Option } from './choice.ts';

/** Moves as people type them: shortened, without the first word, goods in any order. */

interface Matches {
  /** Moves of which every word was typed, but perhaps the first. */
  readonly whole: readonly Option[];
  /** Moves of which more words are needed. */
  readonly begun: readonly Option[];
}

export function matches(typed: readonly string[], options: readonly Option[]): Matches {
  const whole: Option[] = [];
  const begun: Option[] = [];
  for (const option of options) {
    const words = option.move.toLowerCase().split(' ');
    const left = untyped(typed, words);
    if (left === undefined) continue;
    if (left.every((word) => word === words[0])) whole.push(option);
    else begun.push(option);
  }
  return { whole, begun };
}

/** The words of a move that were not typed; undefined when something else was. */
function untyped(typed: readonly string[], words: readonly string[]): string[] | undefined {
  const left = words.slice();
  for (const token of typed) {
    const at = left.findIndex((word) => standsFor(token, word));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** `f` for forest, `c2` for card2 or clay=2, `3` for 3. */
export function standsFor(token: string, word: string): boolean {
  if (token === word) return true;
  const [letters, digits] = parts(token);
  const [wordLetters, wordDigits] = parts(word);
  if (letters === '') return false;
  return (
    wordLetters.startsWith(letters) && (digits === '' || Number(digits) === numberOf(wordDigits))
  );
}

/** `d4` is D04; a word without a number has none. */
const numberOf = (digits: string): number => (digits === '' ? Number.NaN : Number(digits));

/** Letters and digits of `wood=2`, `card2` or `2wood`. */
function parts(word: string): readonly [letters: string, digits: string] {
  const [, before = '', behind = ''] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  if (behind !== '') return [behind, before];
  const [, letters = '', digits = ''] = /^([a-z]+)=?(\d*)$/.exec(word) ?? [];
  return [letters, digits];
}
