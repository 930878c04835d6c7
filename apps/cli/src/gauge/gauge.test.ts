import { Playthrough } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { knownGame } from '../games.ts';
import { ochre, startOchre } from '../testing/ochre.ts';
import { playPlain, playPlanted } from './play-gauge.ts';
import { summaryOf, summaryText } from './summary.ts';

const GAUGE = {
  game: 'pebbles',
  setup: { players: 2 },
  bots: ['easy', 'random'],
  seed: 'x',
  plants: false,
};

describe('ochre gauge', () => {
  it('plays, reviews and sums up', async () => {
    const { code, out } = await startOchre(
      'gauge',
      '--game',
      'pebbles',
      'easy',
      'random',
      '--games',
      '40',
    ).ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^40 games of easy, random\neasy, as played +\d+\.\d % \(/);
    expect(out).toMatch(
      /\nA game without luck tells as much as \d+\.\d \(\d+\.\d – \d+\.\d\) as played\.\n$/,
    );
  });

  it('counts how many games as played one without luck is worth', () => {
    const samples = [
      { deal: 0, result: 1, luck: 0.4 },
      { deal: 0, result: 0, luck: -0.4 },
      { deal: 1, result: 1, luck: 0.4 },
      { deal: 1, result: 0, luck: -0.4 },
    ];
    const { worth, luck, planted } = summaryOf(GAUGE, samples);
    // Every deal says the same.
    expect(worth).toEqual({
      value: expect.closeTo(25),
      from: expect.closeTo(25),
      to: expect.closeTo(25),
    });
    expect(luck.value).toBeCloseTo(0);
    expect(planted).toEqual({ all: 0, sure: 0, found: 0 });
  });

  it('does not tell what one game cannot', () => {
    const summary = summaryOf(GAUGE, [{ deal: 0, result: 1, luck: 0.4 }]);
    expect(summary.worth).toBeNull();
    expect(summaryText(summary)).toMatch(/^1 game of easy, random\n/);
    expect(summaryText(summary)).not.toMatch(/NaN|tells as much/);
  });

  it('tells what two games are worth, although either alone tells nothing', () => {
    const samples = [1, 0].map((result, deal) => ({ deal, result, luck: result / 2 }));
    expect(summaryOf(GAUGE, samples).worth).toEqual({ value: 4, from: 4, to: 4 });
  });

  it('plants a move that its bot would not have made, and changes nothing before it', async () => {
    const listed = knownGame('carcassonne');
    const { rules } = listed;
    const setup = rules.checkSetup({ players: 2 });
    const { bot } = await listed.bots.opponentNamed('random', setup);
    const parts = Array.from({ length: 12 }, (_, seed) => {
      const begin = () => new Playthrough(rules, setup, { secret: `${seed}`, nonces: [] });
      const { table } = playPlain(begin, [bot, bot], `${seed}`);
      const plain = table.moves.map(({ move }) => move);
      const planted = playPlanted(begin, [bot, bot], `${seed}`);
      const other = planted.table.moves.map(({ move }) => move);
      const at = planted.plantedAt!;
      expect(other.slice(0, at)).toEqual(plain.slice(0, at));
      expect(other[at]).not.toBe(plain[at]);
      expect(rules.decision(planted.table.state)).toBeUndefined();
      return at / plain.length;
    });
    // Not only early in the game.
    expect(parts.some((part) => part > 0.8)).toBe(true);
    expect(parts.some((part) => part < 0.2)).toBe(true);
  });

  it('plants nothing where there is little to choose', async () => {
    const { rules, bots } = knownGame('pebbles');
    const { bot } = await bots.opponentNamed('easy', rules.checkSetup({ players: 2 }));
    const begin = () => new Playthrough(rules, { players: 2 }, { secret: 'x', nonces: [] });
    const { table, plantedAt } = playPlanted(begin, [bot, bot], 'x');
    expect([table.moves, plantedAt]).toEqual([
      playPlain(begin, [bot, bot], 'x').table.moves,
      undefined,
    ]);
  });

  it('counts planted moves that are among the three worst', () => {
    const samples = [{ worse: 0 }, { worse: 2 }, { worse: 3 }, {}].map((planted, deal) => ({
      deal,
      result: 1,
      luck: 0,
      planted,
    }));
    expect(summaryOf(GAUGE, samples).planted).toEqual({ all: 4, sure: 3, found: 2 });
  });

  it.each([
    [['easy'], /players: a whole number from 2 to 4 is expected/],
    [['easy', 'nobody'], /BOT: there is no bot "nobody"/],
    [['easy', 'easy', '--players', '3'], /BOT: 3 names are expected, one for each seat, not 2/],
  ])('refuses %j with a reason', async (words, reason) => {
    const { code, err } = await ochre('gauge', '--game', 'pebbles', ...words);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
});
