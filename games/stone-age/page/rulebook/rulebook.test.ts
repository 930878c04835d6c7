import { parseBook } from '@ochre/ui/rulebook/parse-book.ts';
import { RulesPart } from '@ochre/ui/rulebook/rules-part.tsx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { bookTitlesIn } from './book-titles.ts';
import { ComponentsPart } from './components-part.tsx';
import { PlacesPart } from './places-part.tsx';
import { RuleText } from './rule-text.tsx';
import { SOURCES } from './sources/index.ts';

const ignore = () => undefined;
const openBook = async (language: keyof typeof LANGUAGES) => parseBook(await SOURCES[language]());

const drawn = async (query: string, rule?: string, language: keyof typeof LANGUAGES = 'en') =>
  page(
    createElement(RulesPart, {
      book: await openBook(language),
      titleOf: bookTitlesIn(LANGUAGES[language]),
      query,
      goal: rule === undefined ? undefined : { rule },
      onQuery: ignore,
      onRule: ignore,
    }),
    language,
  );

describe('The rulebook', () => {
  it.each(LANGUAGE_NAMES)(
    'has an anchor for every rule, and no id twice, in %s',
    async (language) => {
      const ids = idsIn(await drawn('', undefined, language));
      const { chapters } = await openBook(language);
      const rules = chapters.flatMap((chapter) => chapter.rules.map(({ number }) => number));
      expect(ids).toEqual(expect.arrayContaining(rules.map((number) => `rule-${number}`)));
      expect(ids).toHaveLength(new Set(ids).size);
    },
  );

  it('marks the rule that was asked for, and only that one', async () => {
    const markup = await drawn('', 'B3.2');
    expect(markup.match(/<li[^>]*aria-current="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/<li[^>]*id="rule-B3.2"[^>]*aria-current="true"/);
  });

  it('marks what was found and says how much it is', async () => {
    const markup = await drawn('love hut');
    expect(markup).toContain('<mark>hut</mark>');
    expect(markup).toMatch(/role="status">\d+ rules found/);
    expect(markup).not.toContain('id="rule-B9.1"');
  });

  it('says which module a chapter belongs to', async () => {
    const markup = await drawn('');
    const [, heading] = /id="rule-S5"[^>]*>(.*?)<\/h3>/.exec(markup)!;
    expect(heading).toContain(LANGUAGES.en.modules.style);
  });

  it('says so when nothing is found', async () => {
    expect(await drawn('spaceship')).toContain(LANGUAGES.en.rulebook.nothingFound);
  });
});

describe('A rule on its own', () => {
  it('has its number before its text is loaded, and leads to the rulebook', () => {
    const markup = page(createElement(RuleText, { rule: 'B3.2', onOpen: ignore }));
    expect(markup).toContain('B3.2');
    expect(markup).toContain(LANGUAGES.en.rulebook.inRulebook);
  });
});

describe.each(LANGUAGE_NAMES)('Cards, buildings and places in %s', (language) => {
  it('refer only to what is in the sprite', async () => {
    const book = await openBook(language);
    const parts = [
      createElement(ComponentsPart, { book, query: '', onQuery: ignore, onRule: ignore }),
      createElement(PlacesPart, { onRule: ignore }),
    ];
    for (const part of parts) {
      const markup = page(part, language);
      const ids = idsIn(markup);
      expect(referencesIn(markup).filter((id) => !ids.includes(id))).toEqual([]);
      expect(markup).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('are found by what they do', async () => {
    const book = await openBook(language);
    const { rulebook, culture } = LANGUAGES[language];
    const markup = page(
      createElement(ComponentsPart, {
        book,
        query: culture.music,
        onQuery: ignore,
        onRule: ignore,
      }),
      language,
    );
    expect(markup).toContain(rulebook.components.found(1));
  });
});
