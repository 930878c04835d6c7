import { fold, foldWithPlaces } from '@ochre/ui/rulebook/fold.ts';
import { parseBook } from '@ochre/ui/rulebook/parse-book.ts';
import { findRules, hitsIn, isFound, termsOf } from '@ochre/ui/rulebook/search.ts';
import { describe, expect, it } from 'vitest';
import type { LANGUAGES } from '../testing/all-words.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { SOURCES } from './sources/index.ts';

const openBook = async (language: keyof typeof LANGUAGES) => parseBook(await SOURCES[language]());
const books = { en: await openBook('en'), es: await openBook('es'), de: await openBook('de') };

const found = (query: string, language: keyof typeof LANGUAGES = 'en'): string[] => {
  const book = books[language];
  return findRules(book, termsOf(query, book.synonyms)).flatMap(({ rules }) =>
    rules.map(({ number }) => number),
  );
};

const marked = (text: string, query: string): string[] =>
  hitsIn(text, termsOf(query, [])).map(([start, end]) => text.slice(start, end));

describe('Folding', () => {
  it('takes case and accents away', () => {
    expect(fold('Älteste, Río, GROß')).toBe('alteste, rio, gross');
  });

  it('remembers where each letter was', () => {
    expect(foldWithPlaces('ßa').from).toEqual([0, 0, 1]);
  });
});

describe('Searching', () => {
  it('finds and marks without case and accents', () => {
    expect(marked('El río y el Río', 'RIO')).toEqual(['río', 'Río']);
    expect(marked('Die Größe', 'grosse')).toEqual(['Größe']);
  });

  it('wants every word, in any order', () => {
    expect(isFound('Two people of one player', termsOf('player two', []))).toBe(true);
    expect(isFound('Two people of one player', termsOf('player three', []))).toBe(false);
  });

  it('takes a few letters only where a word begins', () => {
    expect(marked('Start with art', 'art')).toEqual(['art']);
    expect(marked('Zivilisationskarten', 'karte')).toEqual(['karte']);
  });

  it('marks no letter twice', () => {
    expect(marked('tool maker', 'tool maker too')).toEqual(['tool', 'maker']);
  });

  it('finds a rule by its number, with those that name it, and a chapter', () => {
    expect(found('b3.2')).toEqual(['B3.2', 'S3.4']);
    expect(found('H5')).toEqual(['H5']);
    expect(found('B9')).toEqual(['B9.1', 'B9.2', 'B9.3']);
  });

  it('finds all rules of a chapter by its title', () => {
    expect(found('final scoring')).toEqual(expect.arrayContaining(['B10.1', 'B10.3', 'B10.4']));
  });

  it('finds nothing where there is nothing', () => {
    expect(found('spaceship')).toEqual([]);
  });

  it('shows everything while nothing is typed', () => {
    expect(found(' ')).toHaveLength(
      books.en.chapters.reduce((sum, { rules }) => sum + rules.length, 0),
    );
  });
});

describe('The words of both editions', () => {
  it.each([
    ['en', 'trader', 'S4.1'],
    ['en', 'traders', 'S4.1'],
    ['en', 'merchant', 'S6.6'],
    ['en', 'decoration', 'S1.1'],
    ['en', 'toolmaker', 'B4.3'],
    ['en', 'love hut', 'B3.3'],
    ['en', 'farm', 'B1.3'],
    ['en', 'field', 'B1.3'],
    ['en', 'civilisation cards', 'B6.1'],
    ['es', 'comerciante', 'S4.1'],
    ['es', 'adornos', 'S1.1'],
    ['es', 'decoracion', 'S1.1'],
    ['es', 'cabaña del amor', 'B3.3'],
    ['es', 'cartas de civilización', 'B6.1'],
    ['de', 'Kaufmann', 'S4.1'],
    ['de', 'Dekoration', 'S1.1'],
    ['de', 'Liebeshütte', 'B3.3'],
    ['de', 'Feld', 'B1.3'],
    ['de', 'Siegpunkte', 'B10.3'],
  ] as const)('in %s “%s” finds %s', (language, query, rule) => {
    expect(found(query, language)).toContain(rule);
  });

  it.each(LANGUAGE_NAMES)('all lead to rules in %s', (language) => {
    const { chapters, synonyms } = books[language];
    const plain = { chapters, synonyms: [] };
    for (const { here, elsewhere } of synonyms) {
      for (const word of here) {
        expect(findRules(plain, [[fold(word)]]), `${word} is a word of the rules`).not.toEqual([]);
      }
      for (const word of elsewhere) expect(found(word, language), word).not.toEqual([]);
    }
  });
});
