import { plainText, ruleOf } from '@ochre/ui/rulebook/book.ts';
import { fold } from '@ochre/ui/rulebook/fold.ts';
import { parseBook } from '@ochre/ui/rulebook/parse-book.ts';
import { RulesPart } from '@ochre/ui/rulebook/rules-part.tsx';
import { findRules, termsOf } from '@ochre/ui/rulebook/search.ts';
import { LANGUAGES as ALL_LANGUAGES, type Language } from '@ochre/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { TILES } from '../../rules/tiles.ts';
import { PAGE_NAMES } from '../../words/page/rulebook/pages.ts';
import { CITABLE_RULES } from '../../words/page/story/words.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { idsIn, page, referencesIn } from '../testing/page.tsx';
import { bookTitlesIn } from './book-titles.ts';
import { exampleFacts, exampleOf } from './pages/examples.ts';
import { PagesPart } from './pages/pages-part.tsx';
import { SOURCES } from './sources/index.ts';
import { explainTiles } from './tiles/explain-tile.ts';
import { TilesPart } from './tiles/tiles-part.tsx';

const openBook = async (language: Language) => parseBook(await SOURCES[language]());
const books = { en: await openBook('en'), es: await openBook('es'), de: await openBook('de') };
const ignore = () => undefined;

const numbersIn = (language: Language): string[] =>
  books[language].chapters.flatMap(({ number, rules }) => [
    number,
    ...rules.map((rule) => rule.number),
  ]);

/** Words that speak of the file, its sources and how they were read, and the names of options. */
const NOT_FOR_READERS = new RegExp(
  [
    '[*`<>]|\\bruling|\\bedition|leaflet|Festlegung|Ausgabe|decisión|edición|la hoja',
    'smallCity|shrineNeighbours',
  ].join('|'),
  'i',
);

describe.each(ALL_LANGUAGES)('The rules in %s', (language) => {
  const { chapters, synonyms } = books[language];

  it('have the same numbers in the same order as in English', () => {
    expect(numbersIn(language)).toEqual(numbersIn('en'));
    expect(numbersIn(language).length).toBeGreaterThan(45);
  });

  it('say nothing that is only for who works with the file', () => {
    for (const { number, spans } of chapters.flatMap(({ rules }) => rules)) {
      expect(plainText(spans), number).not.toMatch(NOT_FOR_READERS);
    }
  });

  it('are found by the words of people and of other editions', () => {
    const plain = { chapters, synonyms: [] };
    for (const { here, elsewhere } of synonyms) {
      for (const word of here) expect(findRules(plain, [[fold(word)]]), word).not.toEqual([]);
      for (const word of elsewhere) {
        expect(findRules(plain, termsOf(word, synonyms)), word).not.toEqual([]);
      }
    }
  });

  it('have an anchor each', () => {
    const rules = createElement(RulesPart, {
      book: books[language],
      titleOf: bookTitlesIn(LANGUAGES[language]),
      query: '',
      goal: { rule: 'C4.2' },
      onQuery: ignore,
      onRule: ignore,
    });
    const ids = idsIn(page(rules, language));
    expect(ids).toEqual(
      expect.arrayContaining(numbersIn(language).map((number) => `rule-${number}`)),
    );
  });
});

describe.each(ALL_LANGUAGES)('Pages and tiles in %s', (language) => {
  const words = LANGUAGES[language];

  it('are drawn with what is there', () => {
    const parts = [
      createElement(PagesPart, { onRule: ignore }),
      createElement(TilesPart, {
        book: books[language],
        query: '',
        onQuery: ignore,
        onRule: ignore,
      }),
    ];
    for (const part of parts) {
      const markup = page(part, language);
      const ids = idsIn(markup);
      expect(referencesIn(markup).filter((id) => !ids.includes(id))).toEqual([]);
      expect(markup).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('explain every tile', () => {
    const tiles = explainTiles(words);
    expect(tiles.map(({ id }) => id)).toEqual(TILES.map(({ id }) => id));
    for (const { name, count, says, rules, id } of tiles) {
      expect(says.length, id).toBeGreaterThan(0);
      expect([name, count, ...says].join()).not.toMatch(/undefined|NaN|#/);
      for (const rule of rules) expect(ruleOf(books[language], rule), rule).toBeDefined();
    }
  });

  it('lead to rules that there are', () => {
    for (const rule of CITABLE_RULES) expect(ruleOf(books[language], rule), rule).toBeDefined();
    const links = page(createElement(PagesPart, { onRule: ignore }), language).matchAll(
      /class="rule-link">([^<]+)</g,
    );
    for (const [, rule] of links) expect(ruleOf(books[language], rule!), rule).toBeDefined();
  });
});

describe('The worked examples', () => {
  const facts = exampleFacts('Ana', 'Ben');

  it('are what the rules do', () => {
    expect(facts).toEqual({
      one: 'Ana',
      other: 'Ben',
      tiles: 72,
      followers: 7,
      free: 2,
      road: { tiles: 4, points: 4 },
      city: { tiles: 4, shields: 1, points: 10 },
      cloister: 9,
      shared: { tiles: 4, points: 8 },
      farm: { cities: 2, points: 6, each: 3 },
      openCity: { tiles: 2, shields: 1, points: 3 },
      openRoad: { tiles: 3, shields: 0, points: 3 },
      openCloister: { around: 3, points: 4 },
      challenge: { monk: 5, heretic: 6, points: 9 },
    });
  });

  it('show followers before they go home', () => {
    for (const name of PAGE_NAMES.filter((one) => one !== 'laying')) {
      expect(exampleOf(name).followers.length, name).toBeGreaterThan(0);
    }
    expect(exampleOf('sharing').view.players.map(({ score }) => score)).toEqual([8, 8]);
  });
});
