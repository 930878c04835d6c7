import { UserError } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { readArenaOptions } from './options.ts';

describe('what is asked for', () => {
  it('is all pairings of two by default', () => {
    const { arena, prints, zero } = readArenaOptions(['greedy', 'RANDOM', 'hard']);
    expect(arena).toMatchObject({ bots: ['greedy', 'random', 'hard'], setup: { players: 2 } });
    expect(arena.lineUps).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect([prints, zero, 'ms' in arena]).toEqual(['text', undefined, false]);
  });

  it.each([
    [['greedy', 'random', '--games', '2400'], 1200],
    [['greedy', 'random', '--games', '1'], 1],
    [['greedy', 'random', 'hard', '--games', '7'], 6],
    [['greedy', 'random', '--players', '4', '--games', '100'], 25],
    [['greedy', 'random', '--players', '3', '--games', '100'], 34],
    [['greedy', 'random', '--solo', '--games', '9'], 5],
  ])('has as many seeds for every line-up: %j', (args, seeds) => {
    expect(readArenaOptions(args).seeds).toBe(seeds);
  });

  it('may be every bot alone against others', () => {
    const args = ['hard', 'easy', '--against', 'greedy', '--players', '4', '--zero', 'greedy'];
    const { arena, zero } = readArenaOptions([...args, '--ms', '300', '--json']);
    expect(arena.bots).toEqual(['hard', 'easy', 'greedy']);
    expect(arena.lineUps).toEqual([
      [0, 2, 2, 2],
      [1, 2, 2, 2],
    ]);
    expect([arena.ms, zero]).toEqual([300, 2]);
  });

  it('may be one bot at every seat', () => {
    const { arena, seeds } = readArenaOptions(['greedy', '--players', '4', '--games', '10']);
    expect(arena).toMatchObject({ bots: ['greedy'], lineUps: [[0, 0, 0, 0]] });
    expect(seeds).toBe(10);
  });

  it('may be one bot, where it plays alone', () => {
    const { arena } = readArenaOptions(['greedy', '--variant', 'solo']);
    expect(arena).toMatchObject({ bots: ['greedy'], setup: { players: 1 }, lineUps: [[0]] });
  });
});

describe('what is wrong', () => {
  it.each([
    [[], 'BOT… is missing.'],
    [
      ['gredy', 'random'],
      'BOT: there is no bot "gredy". Did you mean "greedy"? Bots: novice, easy,',
    ],
    [['greedy', '--against', 'greedy'], '--against: another bot than "greedy" is expected.'],
    [['greedy', 'greedy'], 'BOT: "greedy" is given twice.'],
    [['greedy', '--against', 'random,hal'], '--against: there is no bot "hal".'],
    [['greedy', 'hard', '--against', ','], '--against: at least one bot is expected.'],
    [['greedy', 'hard', '--zero', 'easy'], '--zero: "easy" does not play; one of greedy, hard is'],
    [['greedy', 'hard', '--ms', '0'], '--ms: a whole number from 1 to'],
    [['greedy', 'hard', '--games', '0'], '--games: a whole number from 1 to'],
    [['greedy', 'hard', '--workers', 'x'], '--workers: a whole number from 1 to'],
    [['greedy', 'hard', '--json', '--markdown'], '--json or --markdown, not both.'],
    [['greedy', 'hard', '--gmaes', '3'], '--gmaes is not an option here. Did you mean "--games"?'],
    [['greedy', '--solo', '--against', 'hard'], '--against goes with two players or more'],
    [['greedy', 'hard', '--solo', '--zero', 'hard'], '--zero goes with two players or more'],
  ])('%j is said', (args, message) => {
    expect(() => readArenaOptions(args)).toThrow(UserError);
    expect(() => readArenaOptions(args)).toThrow(message);
  });

  it.each([
    [['greedy', 'hard', '--players', '6'], 'players: a whole number from 2 to 4 is expected'],
    [['greedy', 'hard', '--players', '5'], 'players: '],
    [['greedy', 'hard', '--modules', 'x'], 'modules: "x" is not known'],
    [['greedy', 'hard', '--solo', '--players', '2'], 'players: only 1 is expected'],
  ])('%j is said by the game', (args, message) => {
    expect(() => readArenaOptions(args)).toThrow(message);
  });
});
