import type { SegmentName } from '../rules/index.ts';
import type { CarcassonneWords, Standing } from './words.ts';

/** What a segment is, by its name on the table. */
export function standingOf(name: SegmentName): Standing {
  const [kind] = name.split(' ');
  return STANDINGS.find((standing) => standing === kind) ?? 'field';
}

const STANDINGS: readonly Standing[] = ['city', 'road', 'field', 'cloister', 'shrine'];

/** A segment as it is called: `city n`, in other languages by their own points of the compass. */
export function nameOfSegment(name: SegmentName, words: CarcassonneWords): string {
  const [, where] = name.split(' ');
  const called = words.segments[standingOf(name)];
  return where === undefined ? called : `${called} ${compass(where, words)}`;
}

/** `ene` is ono in German. */
const compass = (letters: string, { sides }: CarcassonneWords): string =>
  letters.replace(/[nesw]/g, (letter) =>
    letter === 'n' || letter === 'e' || letter === 's' || letter === 'w' ? sides[letter] : letter,
  );
