import { UserError } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { readPlayOptions } from './options.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const read = (...args: string[]) => readPlayOptions(args, NOW);

describe('--solo', () => {
  it.each([
    [['--solo']],
    [['--variant', 'solo']],
    [['--solo', '--variant', 'solo', '--players', '1']],
    [['--solo', '--seats', 'Me', '--people', '1', '--modules', '']],
  ])('%j is one player, without bots', (args) => {
    expect(read(...args)).toMatchObject({
      players: ['me'],
      rules: { modules: [], variant: 'solo', options: {} },
    });
  });

  it('takes a difficulty, a seed and a name', () => {
    expect(
      read('--solo', '--difficulty', 'HARDERtiles', '--seed', 'x', '--names', 'Ana'),
    ).toMatchObject({
      rules: { variant: 'solo', options: { difficulty: 'harderTiles' } },
      seed: 'x',
      names: ['Ana'],
    });
    expect(read('--solo', '--option', 'difficulty=easier1').rules.options).toEqual({
      difficulty: 'easier1',
    });
  });

  it.each([
    [['--solo', '--players', '3'], '--solo is for one player: leave out --players 3.'],
    [['--solo', '--bots', 'greedy'], '--solo is played without bots: leave out --bots.'],
    [['--solo', '--seats', 'me,greedy'], '--solo is for one player: leave out --seats'],
    [['--solo', '--seats', 'greedy'], '--solo is for one player: leave out --seats'],
    [['--solo', '--people', '2'], '--solo is for one player: leave out --people 2.'],
    [['--solo', '--modules', 'style'], '--solo goes without expansions: leave out --modules.'],
    [['--variant', 'solo', '--players', '2'], '--solo is for one player'],
    [['--variant', 'sola'], '--variant: "sola" is not known; allowed: solo.'],
    [['--solo', '--variant', 'duo'], '--solo is a variant itself: leave out --variant duo.'],
    [['--solo', '--names', 'Ana,Ben'], '--names: 2 names for 1 player.'],
    [['--solo', '--option', 'diceFirst=buyer'], '--option: diceFirst: it is not an option'],
    [['--difficulty', 'easier1'], '--difficulty goes with --solo only.'],
    [
      ['--solo', '--difficulty', 'easier'],
      '"easier" is not known. Did you mean "easier1"? Allowed:',
    ],
    [
      ['--solo', '--difficulty', 'easier1', '--option', 'difficulty=easier2'],
      '--difficulty and --option difficulty say the same: leave one out.',
    ],
    [['--daily', '--seed', 'x'], '--daily brings its own seed, the date: leave out --seed.'],
    [['--daily', '--players', '2'], '--solo is for one player: leave out --players 2.'],
    [['--solo', '--date', '2026-11-14'], '--date goes with --daily only.'],
    [['--solo', '--daily', '--date', '2026-11-16'], '--date: 2026-11-16 has not come yet'],
    [['--solo', '--seed', 'ochre daily solo 2030-01-01'], '--seed: this is a daily game'],
    [['--seed', 'ochre daily bots 2030-01-01'], '--seed: this is a daily game'],
    [['--load', 'x.ochre', '--solo'], '--load brings its own --solo.'],
    [['--load', 'x.ochre', '--daily'], '--load brings its own --daily.'],
    [['--load', 'x.ochre', '--difficulty', 'easier1'], '--load brings its own --difficulty.'],
  ])('%j is refused', (args, message) => {
    expect(() => read(...args)).toThrow(UserError);
    expect(() => read(...args)).toThrow(message);
  });
});
