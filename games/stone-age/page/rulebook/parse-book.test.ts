import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { plainText, ruleOf } from './book.ts';
import { parseBook, spansOf } from './parse-book.ts';
import { SOURCES } from './sources/index.ts';

const base = [
  '# The game (2–4 players)',
  '',
  'Of no concern to players: `a/path`.',
  '  - not a rule',
  '',
  '## B1 Terms',
  '- B1.1 Wood, see B1.2 and tile B27.',
  '- B1.2 A rule of',
  '  two lines.',
  '',
  '## B2 Setup',
  '- B2.1 Each player: 5 people (H1).',
].join('\n');
const huts = '# The huts (module `huts`)\n\nSix.\n\n- H1 Six tiles.\n- H2 One more.\n';
const book = parseBook({ texts: { base, style: '', huts, solo: '' }, synonyms: [] });

describe('A rule book', () => {
  it('is read as chapters with numbered rules', () => {
    expect(
      book.chapters.map(({ number, title, rules }) => [
        number,
        title,
        rules.map((rule) => rule.number),
      ]),
    ).toEqual([
      ['B1', 'Terms', ['B1.1', 'B1.2']],
      ['B2', 'Setup', ['B2.1']],
      ['H', 'The huts', ['H1', 'H2']],
    ]);
  });

  it('joins the lines of a rule', () => {
    expect(plainText(ruleOf(book, 'B1.2')!.spans)).toBe('A rule of two lines.');
  });

  it('knows the rules it names, and takes no tile for one', () => {
    expect(ruleOf(book, 'B1.1')!.spans).toEqual([
      { kind: 'text', text: 'Wood, see ' },
      { kind: 'rule', text: 'B1.2' },
      { kind: 'text', text: ' and tile B27.' },
    ]);
    expect(ruleOf(book, 'B2.1')!.spans[1]).toEqual({ kind: 'rule', text: 'H1' });
  });

  it('gives the title of a chapter by its number, and nothing for an unknown one', () => {
    expect(plainText(ruleOf(book, 'B2')!.spans)).toBe('Setup');
    expect(ruleOf(book, 'B7')).toBeUndefined();
  });

  it('marks terms and code', () => {
    expect(spansOf('*Ruling*: `yes`.', new Set())).toEqual([
      { kind: 'term', text: 'Ruling' },
      { kind: 'text', text: ': ' },
      { kind: 'code', text: 'yes' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('The rules', async () => {
  const numbersIn = async (language: (typeof LANGUAGE_NAMES)[number]) =>
    parseBook(await SOURCES[language]()).chapters.flatMap((chapter) => [
      chapter.number,
      ...chapter.rules.map((rule) => rule.number),
    ]);
  const english = await numbersIn('en');

  it('are all there', () => {
    expect(english.filter((number) => number.includes('.')).length).toBeGreaterThan(100);
    expect(new Set(english).size).toBe(english.length);
  });

  it.each(LANGUAGE_NAMES)('have the same numbers in the same order in %s', async (language) => {
    expect(await numbersIn(language)).toEqual(english);
  });

  it.each(LANGUAGE_NAMES)('keep no marks of their file in %s', async (language) => {
    const { chapters } = parseBook(await SOURCES[language]());
    for (const { rules } of chapters) {
      for (const { number, spans } of rules) expect(plainText(spans), number).not.toMatch(/[*`]/);
    }
  });
});
