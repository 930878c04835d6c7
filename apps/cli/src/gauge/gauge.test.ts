import { Playthrough } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { knownGame } from '../games.ts';
import { ochre, startOchre } from '../testing/ochre.ts';
import { playOn } from './play-gauge.ts';
import { summaryOf } from './summary.ts';

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

  it('plants a move that its bot would not have made, and changes nothing before it', async () => {
    const listed = knownGame('carcassonne');
    const { rules } = listed;
    const setup = rules.checkSetup({ players: 2 });
    const { bot } = await listed.bots.opponentNamed('random', setup);
    const planted = Array.from({ length: 8 }, (_, seed) => {
      const [plain, other] = [false, true].map((plants) => {
        const table = new Playthrough(rules, setup, { secret: `${seed}`, nonces: [] });
        const at = playOn(table, [bot, bot], `${seed}`, plants);
        return { at, moves: table.moves.map(({ move }) => move) };
      });
      const { at } = other!;
      expect(plain!.at).toBeUndefined();
      expect(other!.moves.slice(0, at)).toEqual(plain!.moves.slice(0, at));
      if (at !== undefined) expect(other!.moves[at]).not.toBe(plain!.moves[at]);
      return at;
    });
    expect(planted.some((at) => at !== undefined)).toBe(true);
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
