import { fileURLToPath } from 'node:url';
import { TERMINAL_WORDS } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { unsaidWords } from '@ochre/words/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/texts.ts';
import { SHELL_WORDS } from './index.ts';

describe.each(LANGUAGES)('Words in %s', (language) => {
  const texts = [...textsOf(SHELL_WORDS[language]), ...textsOf(TERMINAL_WORDS[language])];

  it('leave nothing empty or unsaid', () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|#/);
    }
  });

  it('are their own', () => {
    if (language === 'en') return;
    const english = new Map(textsOf(SHELL_WORDS.en));
    const same = texts.filter(([path, text]) => english.get(path) === text);
    // Names of the game, which are the same in all languages.
    expect(same.map(([path]) => path)).toEqual(SAME[language]);
  });

  it('give every bot its own first letter', () => {
    const letters = TERMINAL_WORDS[language].animals.map((name) => name[0]);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

const SAME = { es: ['setup.asking.answers.no', 'results.score'], de: [] };

it('Words are all said somewhere', () => {
  const { promised, unsaid } = unsaidWords({
    config: fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url)),
    isCatalogue: (path) =>
      /\/(?:apps\/cli|packages\/terminal)\/src\/words\/(?:[a-z]+\/)?words\.ts$/.test(path),
    isReader: (path) =>
      /\/(?:apps\/cli|packages\/terminal)\/src\//.test(path) &&
      !/\.test\.ts$|\/testing\/|\/words\/(?:[a-z]+\/)?(?:en|es|de)\.ts$/.test(path),
  });
  expect(promised).toBeGreaterThan(90);
  expect(unsaid).toEqual([]);
});
