import { fileURLToPath } from 'node:url';
import { unsaidWords } from '@ochre/words/contract';
import { describe, expect, it } from 'vitest';
import { showingDe } from './de.ts';
import { showingEn } from './en.ts';
import { showingEs } from './es.ts';

/** Stands for whatever is filled in: a text, a number, a list. */
const FILLED = ['§'];

/** Every text of a catalogue by its path. */
function textsOf(part: object, path = ''): [path: string, text: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return textsOf(value, here);
    return [[here, textOf(value)] as [string, string]];
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'function'
    ? String(value(...Array.from({ length: value.length }, () => FILLED)))
    : String(value);

const ENGLISH = new Map(textsOf(showingEn));

describe.each([
  ['Spanish', showingEs, ['.board.briefHeads.score', '.board.value', '.scores.total']],
  ['German', showingDe, []],
])('what the terminal shows in %s', (_, words, same) => {
  it('is not empty, and is no English', () => {
    for (const [path, text] of textsOf(words)) {
      expect(text.trim(), path).not.toBe('');
      const isSame = text === ENGLISH.get(path) && /\p{L}{2}|^\p{L}$/u.test(text);
      expect(isSame && !same.includes(path) ? path : '').toBe('');
    }
  });
});

it('all that may be shown is shown somewhere', () => {
  const { promised, unsaid } = unsaidWords({
    config: fileURLToPath(new URL('../../../../../tsconfig.json', import.meta.url)),
    isCatalogue: (path) => /\/words\/terminal\/showing\/(?:[a-z]+\/)?words\.ts$/.test(path),
    isReader: (path) => /\/stone-age\/terminal\//.test(path) && !/\.test\.ts$/.test(path),
  });
  expect(promised).toBeGreaterThan(100);
  expect(unsaid).toEqual([]);
});
