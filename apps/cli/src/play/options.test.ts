import { UserError } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { readPlayOptions } from './options.ts';

const players = (...args: string[]) => readPlayOptions(args).players;

describe('who plays', () => {
  it('is asked when nothing is said', () => {
    expect(players()).toBeUndefined();
    expect(players('--seed', 'x')).toBeUndefined();
  });

  it.each([
    [
      ['--seats', 'me,novice,Expert'],
      ['me', 'novice', 'expert'],
    ],
    [
      ['--seats', 'me,greedy,random'],
      ['me', 'greedy', 'random'],
    ],
    [
      ['--seats', 'Me, GREEDY'],
      ['me', 'greedy'],
    ],
    [
      ['--players', '3'],
      ['me', 'medium', 'medium'],
    ],
    [
      ['--people', '2'],
      ['me', 'me'],
    ],
    [
      ['--people', '1'],
      ['me', 'medium'],
    ],
    [
      ['--people', '2', '--bots', 'random'],
      ['me', 'me', 'random'],
    ],
    [
      ['--people', '2', '--bots', 'random', '--players', '4'],
      ['me', 'me', 'random', 'random'],
    ],
    [
      ['--bots', 'random,greedy'],
      ['me', 'random', 'greedy'],
    ],
    [
      ['--players', '5', '--modules', 'style,huts', '--option', 'merchantJewelry=everyAdvance'],
      ['me', 'medium', 'medium', 'medium', 'medium'],
    ],
    [
      ['--modules', 'style', '--people', '4', '--bots', 'random'],
      ['me', 'me', 'me', 'me', 'random'],
    ],
    [
      ['--players', '2', '--seats', 'greedy,me'],
      ['greedy', 'me'],
    ],
  ])('%j', (args, expected) => {
    expect(players(...args)).toEqual(expected);
  });
});

describe('what is wrong', () => {
  it.each([
    [
      ['--players', '5'],
      '--players: 5 would play, but 2 to 4 are allowed. 5 play with --modules style.',
    ],
    [['--players', '6', '--modules', 'style'], '--players: a whole number from 2 to 5 is expected'],
    [['--players', '7'], '--players: a whole number from 2 to 4 is expected, not "7".'],
    [['--seats', 'me,me,me,me,me', '--modules', 'huts'], '5 would play, but 2 to 4 are allowed.'],
    [['--option', 'merchantJewelry=place'], 'merchantJewelry: it is not an option of this game'],
    [['--modules', 'style', '--option', 'merchantJewelry=x'], '"x" is not allowed, only "place"'],
    [['--seats', 'me,hal'], '--seats: there is no bot "hal". Bots: novice, easy, medium,'],
    [['--seats', 'greedy,greedy'], '--seats: at least one must be me'],
    [['--seats', 'me'], '--seats: 1 would play, but 2 to 4 are allowed.'],
    [['--seats', 'me,greedy', '--players', '3'], '--players is 3, but --seats names 2.'],
    [['--seats', 'me,greedy', '--people', '2'], '--seats says who plays'],
    [['--bots', 'hrad'], '--bots: there is no bot "hrad". Did you mean "hard"? Bots: novice,'],
    [['--people', '3', '--players', '2'], '--players is 2, but --people 3 make more.'],
    [['--people', '4', '--bots', 'greedy'], '5 would play'],
    [['--names', 'Ana,ana'], '--names: "ana" is given twice.'],
    [['--names', 'Ana,,Ben'], '--names: A name must have at least one letter.'],
    [['--names', 'Bartholomew the Great'], 'is too long'],
    [['--names', 'A\u001b[31m'], 'hidden signs'],
    [['--names', 'A,B,C', '--players', '2'], '--names: 3 names for 2 players.'],
    [['--modules', 'hats'], '--modules: "hats" is not known; allowed: style, huts'],
    [['--option', 'diceFirst=me'], '--option: diceFirst: "me" is not allowed, only'],
    [['--option', 'speed=9'], '--option: speed: it is not an option of this game; allowed:'],
    [['--load', 'x.ochre', '--seed', 'y'], '--load brings its own --seed.'],
    [['--load', '-'], '--load: a file is expected'],
    [['--seed', ' '], '--seed:'],
    [['--colour'], '--colour is not an option here.'],
    [['forest'], '"forest" is one word too many'],
  ])('%j is said', (args, message) => {
    expect(() => readPlayOptions(args)).toThrow(UserError);
    expect(() => readPlayOptions(args)).toThrow(message);
  });
});

describe('the rest', () => {
  it('is read as it is', () => {
    const rules = [
      '--modules',
      'huts',
      '--option',
      'diceFirst=buyer',
      '--option',
      'negativeScores=true',
    ];
    const args = [...rules, '--plain'];
    expect(readPlayOptions([...args, '--names', 'Ana, Ben', '--no-color'])).toMatchObject({
      rules: { modules: ['huts'], options: { diceFirst: 'buyer', negativeScores: true } },
      names: ['Ana', 'Ben'],
      plain: true,
      noColor: true,
      seed: undefined,
      load: undefined,
    });
  });
});
