import { PLACES, type PlaceName } from '@ochre/stone-age/rules';
import { nameOfPlace } from '../words/sayings/names.ts';
import { placeName } from './board/place-names.ts';
import type { Words } from './in-words.ts';

/** Moves as people write them. */

/** What places and goods are called in a language is understood beside the words of moves. */
export function tidiedIn(words: Words): (line: string) => string {
  const names = [...placesCalled(words), ...goodsCalled(words)];
  return (line) =>
    tidied(names.reduce((text, { called, word }) => text.replace(called, word), line));
}

interface Name {
  readonly called: RegExp;
  /** As moves write it. */
  readonly word: string;
}

/** The longest first: a name may be part of another. */
const placesCalled = (words: Words): Name[] =>
  PLACES.flatMap((place) => {
    const names = new Set([nameOfPlace(place, words), placeName(place, words)]);
    return [...names].map((name) => ({ name, place }));
  })
    .filter(({ name, place }) => name.toLowerCase() !== place.toLowerCase())
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ name, place }) => ({ called: calledPlace(name, place), word: place }));

/** `card 2` alone asks about a card; behind another word it is the place. */
const calledPlace = (name: string, place: PlaceName): RegExp =>
  pattern(
    name.toLowerCase() === `card ${place.slice('card'.length)}` ? `(?<=\\S )${name}` : lax(name),
  );

const goodsCalled = ({ goods, telling, solo }: Words): Name[] => [
  ...Object.entries({ ...goods, village: solo.village })
    .filter(([good, name]) => name.toLowerCase() !== good)
    .map(([good, name]) => ({ called: pattern(`(?:de )?${lax(name)}`), word: good })),
  { called: pattern(lax(telling.faces.jewelry)), word: 'jewelry' },
];

const pattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d=])${source}(?![\\p{L}\\d])`, 'giu');

/** Marks on letters may be left out: `rio` for `Río`. */
const lax = (name: string): string =>
  [...name]
    .map((letter) => {
      const [plain = letter] = letter.normalize('NFD');
      return plain === letter ? letter : `[${letter}${plain}]`;
    })
    .join('');

/**
 * Goods as moves write them: `2 wood` is wood=2. The rulebook of 2011 says trader and decoration for
 * merchant and jewelry.
 */
const tidied = (line: string): string =>
  line
    .replace(/(?<![\w=])decorations?(?![a-z])/gi, 'jewelry')
    .replace(/(?<![\w=])trader(?!\w)/gi, 'merchant')
    .replace(/(?<![\w=])(\d+) (food|wood|clay|stone|gold|jewelry)(?![\w=])/gi, '$2=$1');

/** Nobody trades without having said so. */
export const surprises = (move: string, words: readonly string[]): boolean =>
  move.includes(' trade ') && !words.some((word) => /^tr/.test(word));
