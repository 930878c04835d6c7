import { wholeNumber } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const FORMS = {
  games: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

describe('readArguments', () => {
  it('reads options and words in any order', () => {
    const { values, words } = readArguments(
      ['--json', 'a.ochre', '--option', 'a=1', '--option=b=2', '--games', '5'],
      FORMS,
      ['FILE'],
    );
    expect(values).toEqual({ games: '5', option: ['a=1', 'b=2'], json: true });
    expect(words).toEqual(['a.ochre']);
  });

  it('takes what stands behind -- as words, and - as one', () => {
    expect(readArguments(['--', '--json'], FORMS, ['FILE']).words).toEqual(['--json']);
    expect(readArguments(['-'], FORMS, ['FILE']).words).toEqual(['-']);
  });

  it('takes several words where several are wanted, but not none', () => {
    expect(readArguments(['a', '--json', 'b'], FORMS, ['BOT…']).words).toEqual(['a', 'b']);
    expect(() => readArguments(['--json'], FORMS, ['BOT…'])).toThrow('BOT… is missing.');
  });

  it('does without a word that may be left out, and takes no more than it', () => {
    expect(readArguments([], FORMS, ['[NUMBER]']).words).toEqual([]);
    expect(readArguments(['7'], FORMS, ['[NUMBER]']).words).toEqual(['7']);
    expect(() => readArguments(['7', '8'], FORMS, ['[NUMBER]'])).toThrow('one word too many');
  });

  it('leaves out what was not given', () => {
    expect(readArguments([], FORMS).values).toEqual({ games: undefined, option: [], json: false });
  });

  it.each([
    [['--gmes', '5'], /--gmes is not an option here. Did you mean "--games"\? Allowed: --games, /],
    [['--xyz'], /--xyz is not an option here. Allowed: --games, --option, --json, --help\./],
    [['-g', '5'], /-g is not an option here/],
    [['--games'], /--games needs a value/],
    [['--games', '--json'], /--games needs a value; .* is --games=--json/],
    [['--games', '1', '--games', '2'], /--games is given twice/],
    [['--json=yes'], /--json takes no value/],
    [['--constructor'], /--constructor is not an option here/],
    [['a', 'b'], /"b" is one word too many: FILE alone is expected/],
    [[], /FILE is missing/],
  ])('refuses %j', (args, message) => {
    expect(() => readArguments(args, FORMS, ['FILE'])).toThrow(message);
  });
});

describe('wholeNumber', () => {
  it('takes numbers within the bounds', () => {
    expect(wholeNumber('--games', '1', 1, 9)).toBe(1);
    expect(wholeNumber('--games', '9', 1, 9)).toBe(9);
  });

  it.each(['0', '10', '', '1.5', '-1', '1e3', 'many', '99999999999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(() => wholeNumber('--games', text, 1, 9)).toThrow(
        `--games: a whole number from 1 to 9 is expected, not "${text}".`,
      );
    },
  );
});
