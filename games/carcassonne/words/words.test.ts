import { fileURLToPath } from 'node:url';
import { unsaidWords } from '@ochre/words/contract';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { terminalDe } from './terminal/de.ts';
import { terminalEn } from './terminal/en.ts';
import { terminalEs } from './terminal/es.ts';

const WORDS = {
  en: { ...en, terminal: terminalEn },
  es: { ...es, terminal: terminalEs },
  de: { ...de, terminal: terminalDe },
};

/** Every text of a catalogue by its path; what is made of facts is made of examples. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, word]): [string, string][] => {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof word === 'string') return [[at, word]];
    if (typeof word === 'function') return [[at, `${word(...exampleFor(at))}`]];
    return textsOf(word, at);
  });
}

/** A doing begins with its verb; a reason may be about sides or buildings. */
function exampleFor(path: string): unknown[] {
  if (path.startsWith('does.')) return [(you: string) => you, 'X7', 'X8'];
  if (path === 'reasons.side') return [{ side: 'n', has: 'city', meets: 'road' }];
  return path.startsWith('reasons.building.') ? ['cloister', 'X7', 'shrine'] : [2, 3, 4, 5];
}

describe.each(['en', 'es', 'de'] as const)('Words in %s', (language) => {
  const texts = textsOf(WORDS[language]);

  it('leave nothing empty or unsaid', () => {
    expect(texts.length).toBeGreaterThan(120);
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|#/);
    }
  });

  it('explain a command in one line of help', () => {
    for (const line of Object.values(WORDS[language].terminal.commands)) {
      expect(line.length).toBeLessThanOrEqual(80 - 19);
    }
  });

  it('are their own', () => {
    if (language === 'en') return;
    const english = new Map(textsOf(WORDS.en));
    const same = texts.filter(
      ([path, text]) => english.get(path) === text && /\p{L}{2}/u.test(text),
    );
    expect(same.map(([path]) => path)).toEqual(SAME[language]);
  });
});

const SAME = { es: ['terminal.heads.score', 'terminal.total'], de: [] };

it('Words are all said somewhere', () => {
  const { promised, unsaid } = unsaidWords({
    config: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
    isCatalogue: (path) =>
      /\/games\/carcassonne\/words\/(?:(?:terminal|offer)\/)?words\.ts$/.test(path),
    isReader: (path) =>
      /\/games\/carcassonne\//.test(path) &&
      !/\.test\.ts$|\/testing\/|\/words\/(?:(?:terminal|offer)\/)?(?:en|es|de)\.ts$/.test(path),
  });
  expect(promised).toBeGreaterThan(60);
  expect(unsaid).toEqual([]);
});
