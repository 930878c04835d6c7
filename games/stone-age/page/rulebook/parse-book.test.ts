import { plainText, ruleOf } from '@ochre/ui/rulebook/book.ts';
import { parseBook, spansOf } from '@ochre/ui/rulebook/parse-book.ts';
import { describe, expect, it } from 'vitest';
import { meta } from '../../meta.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
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
  '- B2.2 A first player is drawn <small>(*ruling*)</small>. <small>(Option',
  '  `first: true`.)</small> Really.',
].join('\n');
const huts = '# The huts (module `huts`)\n\nSix.\n\n- H1 Six tiles.\n- H2 One more.\n';
const book = parseBook({ texts: { base, huts }, synonyms: [] });

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
      ['B2', 'Setup', ['B2.1', 'B2.2']],
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

  it('marks terms', () => {
    expect(spansOf('*Dice for all*: roll.', new Set())).toEqual([
      { kind: 'term', text: 'Dice for all' },
      { kind: 'text', text: ': roll.' },
    ]);
  });

  it('leaves out what is for who works with the file', () => {
    expect(plainText(ruleOf(book, 'B2.2')!.spans)).toBe('A first player is drawn. Really.');
  });
});

/** Words that speak of the file, its sources and how they were read. */
const OF_THE_FILE = [
  '\\bruling|\\bsummary|\\bedition|\\bpublished|data file|\\boptions?:|\\b20(11|21)\\b',
  'Festlegung|Übersicht|Kurzfassung|Ausgabe|veröffentlicht|Datendatei',
  'decisión|resumen|edición|publicado|archivo|opción:',
];

/** Options and their values, where they are not words of the language as well. */
const OPTIONS = [meta, ...Object.values(meta.modules), ...Object.values(meta.variants)]
  .flatMap(({ options }) => Object.entries<readonly unknown[]>(options))
  .flatMap(([name, values]) => [name, ...values.map(String)])
  .filter((name) => /[a-z][A-Z\d]/.test(name));

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
      for (const { number, spans } of rules) expect(plainText(spans), number).not.toMatch(/[*`<>]/);
    }
  });

  it.each(LANGUAGE_NAMES)(
    'name no options, rulings or sources to the reader in %s',
    async (language) => {
      const { chapters } = parseBook(await SOURCES[language]());
      expect(OPTIONS).toContain('negativeScores');
      const notForReaders = new RegExp([...OPTIONS, ...OF_THE_FILE].join('|'), 'i');
      for (const { rules } of chapters) {
        for (const { number, spans } of rules) {
          expect(plainText(spans), number).not.toMatch(notForReaders);
        }
      }
    },
  );
});
