import { nameOfCard, nameOfTile } from '@ochre/stone-age/page/testing';
import { ALL_CARDS, ALL_TILES } from '@ochre/stone-age/rules';
import { languageOf } from '@ochre/words';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';

const languages = Object.entries<(typeof ALL_WORDS)['en']>(ALL_WORDS);

describe.each(languages)('Words in %s', (_, words) => {
  it('name every card and tile', () => {
    const names = [
      ...ALL_CARDS.map((card) => nameOfCard(card, words)),
      ...ALL_TILES.map((tile) => nameOfTile(tile, words)),
    ];
    for (const name of names) expect(name).toMatch(/^\S.*\p{L}/u);
    expect(names.join()).not.toMatch(/undefined|NaN|#/);
  });

  it('leave nothing empty', () => {
    for (const [path, text] of textsIn(words)) expect(text.trim(), path).not.toBe('');
  });
});

describe('Plurals and numbers', () => {
  const { en, es, de } = ALL_WORDS;

  it('follow the language', () => {
    expect([en.table.tiles(1), en.table.tiles(2)]).toEqual(['1 tile', '2 tiles']);
    expect([es.table.cards(1), es.table.cards(2)]).toEqual(['1 carta', '2 cartas']);
    expect([de.table.cards(1), de.table.cards(2)]).toEqual(['1 Karte', '2 Karten']);
  });

  it('are written as the language writes them', () => {
    expect([en, es, de].map(({ number }) => number(12345))).toEqual(['12,345', '12.345', '12.345']);
  });
});

describe('The language of the page', () => {
  it('is the first of the reader that we speak, else English', () => {
    expect(languageOf(['fr-CA', 'de-AT', 'en'])).toBe('de');
    expect(languageOf(['fr'])).toBe('en');
    expect(languageOf([])).toBe('en');
  });
});

describe('Components', () => {
  const sources = import.meta.glob<string>(
    [
      '../{art,board,daily,decisions,guide,odds,online,play,routes,replay,rulebook,screens,settings,story}/**/*.tsx',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );

  it('are seen by this test', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
  });

  it.each(Object.entries(sources))('%s has no words of its own', (path, source) => {
    expect(wordsIn(path, source)).toEqual([]);
  });

  it('would be caught if they had', () => {
    const guilty = '<p title="Hello">Word {yes ? "one" : words.two}</p>;';
    expect(wordsIn('guilty.tsx', guilty)).toEqual(['Hello', 'Word', 'one']);
  });
});

/** Every plain text of a catalogue with its path. */
function textsIn(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as [string, string]];
    return typeof value === 'object' && value !== null ? textsIn(value, here) : [];
  });
}

/** The name is the same in every language. */
const ALLOWED = new Set(['Ochre']);
const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

/** What a reader would see or hear that does not come from a catalogue. */
function wordsIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text);
    if (ts.isStringLiteralLike(node) && isShown(node)) texts.push(node.text);
    node.forEachChild(look);
  };
  look(file);
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !ALLOWED.has(text));
}

/** Whether a text is a spoken attribute, or what an expression among an element's children gives. */
function isShown(text: ts.StringLiteralLike): boolean {
  const { parent } = text;
  if (ts.isJsxAttribute(parent)) return SPOKEN.has(parent.name.getText());
  let node: ts.Node = text;
  while (
    ts.isConditionalExpression(node.parent) ? node.parent.condition !== node : isEither(node.parent)
  ) {
    node = node.parent;
  }
  return ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent);
}

const isEither = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken);
