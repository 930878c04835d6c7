import { describe, expect, it } from 'vitest';
import { languageTyped, systemLanguage } from './language.ts';
import { ochre } from './testing/ochre.ts';

describe('the language of the system', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'es' }, 'es'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    // The first that is not empty counts.
    [{ LC_ALL: 'es_ES.UTF-8', LC_MESSAGES: 'de_DE', LANG: 'de_DE' }, 'es'],
    [{ LC_ALL: '', LC_MESSAGES: 'de_AT@euro', LANG: 'es_MX' }, 'de'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'es_MX' }, 'es'],
    // No language at all is English, whatever is preferred.
    [{ LC_ALL: 'C', LANG: 'de_DE', LANGUAGE: 'de' }, 'en'],
    [{ LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, 'en'],
    [{ LANG: 'POSIX', LANGUAGE: 'de' }, 'en'],
    // Preferred languages come first, those we do not speak are passed over.
    [{ LANG: 'en_US.UTF-8', LANGUAGE: 'fr:de:es' }, 'de'],
    [{ LANG: 'es_ES.UTF-8', LANGUAGE: 'fr' }, 'es'],
    [{ LANG: 'de_DE.UTF-8', LANGUAGE: '' }, 'de'],
  ])('%j is %s', (environment, language) => {
    expect(systemLanguage(environment, 'en-US')).toBe(language);
  });

  it('is asked of the system itself where no variable says it', () => {
    expect(systemLanguage({}, 'de-CH')).toBe('de');
    expect(systemLanguage({}, 'en-US')).toBe('en');
  });
});

describe('--lang', () => {
  it('goes before the system', () => {
    expect(languageTyped('es', { LC_ALL: 'de_DE.UTF-8' })).toBe('es');
    expect(languageTyped('DE', {})).toBe('de');
    expect(languageTyped(undefined, { LC_ALL: 'de_DE.UTF-8' })).toBe('de');
  });

  it.each([
    ['play', '--lang', 'fr'],
    ['replay', 'none.ochre', '--lang', 'fr'],
    ['odds', 'forest', '3', '--lang', 'fr'],
  ])('is refused with those there are: %s', async (...args) => {
    const { code, out, err } = await ochre(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('ochre: --lang: "fr" is not a language here. Languages: en, es, de.\n');
  });

  it.each(['play', 'replay', 'odds'])('is in the help of %s', async (command) => {
    expect((await ochre(command, '--help')).out).toContain('--lang en');
  });

  it.each(['simulate', 'arena', 'engine', 'verify'])('is not for the tool %s', async (command) => {
    const { code, err } = await ochre(command, '--lang', 'de');
    expect([code, err]).toEqual([2, expect.stringContaining('--lang is not an option here.')]);
  });
});
