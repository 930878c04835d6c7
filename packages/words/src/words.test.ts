import { describe, expect, it } from 'vitest';
import { grammarOf, LANGUAGES, languageOf, together } from './index.ts';

describe('Words of two catalogues', () => {
  it('are one, and groups of the same name are one group', () => {
    const one = { play: { home: 'Start page' }, buttons: { close: 'Close' } };
    const other = { play: { redeem: 'Redeem' }, places: ['forest'] };
    expect(together(one, other)).toEqual({
      play: { home: 'Start page', redeem: 'Redeem' },
      buttons: { close: 'Close' },
      places: ['forest'],
    });
    expect(one.play).toEqual({ home: 'Start page' });
  });

  it('are the second one where both say the same', () => {
    expect(together({ play: { home: 'Start' } }, { play: { home: 'Home' } })).toEqual({
      play: { home: 'Home' },
    });
  });
});

describe('A sentence', () => {
  const spoken = (who?: string) =>
    LANGUAGES.map((language) => grammarOf(language).story.sentence(who, ['a', 'b']));

  it('names who is spoken of', () => {
    expect(spoken('Ana')).toEqual(['Ana a and b.', 'Ana a y b.', 'Ana a und b.']);
  });

  it('speaks to the reader as the language does', () => {
    expect(spoken()).toEqual(['You a and b.', 'A y b.', 'Du a und b.']);
  });
});

it('the language is the first of the reader that we speak, or else English', () => {
  expect(languageOf(['fr', 'de-AT', 'es'])).toBe('de');
  expect(languageOf(['fr'])).toBe('en');
});
