import { standsFor } from '@ochre/terminal';
import { SIDES } from '../rules/index.ts';
import type { Standing } from '../words/words.ts';
import type { Words } from './in-words.ts';

/** Moves as people write them. */

export const MOVE_WORDS = ['lay', 'claim'];
const STANDINGS: readonly Standing[] = ['city', 'road', 'field', 'cloister', 'shrine'];

/** What segments and sides are called in a language is understood beside the words of moves. */
export function tidiedIn(words: Words): (line: string) => string {
  const names = [
    ...STANDINGS.map((standing) => ({ called: words.segments[standing], word: standing })),
    { called: words.terminal.worth.none, word: 'none' },
  ];
  return (line) => {
    const named = names.reduce(
      (text, { called, word }) => text.replace(pattern(called), word),
      withSquares(line),
    );
    return named.replace(
      /\b(city|road|field) ([a-z]{1,3})\b/gi,
      (_, kind: string, where: string) => `${kind} ${compassFrom(where, words)}`,
    );
  };
}

/** Commas are lost before: `lay 1 -2 r3` is lay 1,-2 r3. Two numbers alone may be a choice and its turn. */
const withSquares = (line: string): string =>
  line
    .replace(/(^|\s)(-?\d+) (-?\d+)(?= r\d)/i, '$1$2,$3')
    .replace(/(\bl(?:ay?)? )(-?\d+) (-?\d+)/i, '$1$2,$3')
    .replace(/^(why )(-?\d+) (-?\d+)$/i, '$1$2,$3')
    .replace(/^(-\d+) (-?\d+)$|^(\d+) (-\d+)$/, (square) => square.replace(' ', ','));

const pattern = (name: string): RegExp => new RegExp(`(?<!\\p{L})${lax(name)}(?!\\p{L})`, 'giu');

/** Marks on letters may be left out, and ß may be written ss. */
const lax = (name: string): string =>
  [...name]
    .map((letter) => {
      const [plain = letter] = letter.normalize('NFD');
      if (letter === 'ß') return '(?:ß|ss)';
      return plain === letter ? letter : `[${letter}${plain}]`;
    })
    .join('');

/** Letters that are no side in this language are left as they are. */
const compassFrom = (letters: string, { sides }: Words): string =>
  letters
    .toLowerCase()
    .replace(/./g, (letter) => SIDES.find((side) => sides[side] === letter) ?? letter);

/** A shortened move written out, so that the reason can be given why it is not legal. */
export function spelledOut(text: string, asked: string): string {
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  if (MOVE_WORDS.includes(first)) return withTurn([first, ...rest]);
  if (/^-?\d+,-?\d+$/.test(first)) return withTurn(['lay', first, ...rest]);
  const [standing, another] = [...STANDINGS, 'none'].filter((word) => standsFor(first, word));
  if (standing !== undefined && another === undefined)
    return ['claim', standing, ...rest].join(' ');
  const [kind] = MOVE_WORDS.filter((word) => asked === word && standsFor(first, word));
  return kind === undefined ? text : withTurn([kind, ...rest]);
}

/** Without a turn, as the tile was turned over. */
const withTurn = (words: readonly string[]): string =>
  (words[0] === 'lay' && words.length === 2 ? [...words, 'r0'] : words).join(' ');
