import { PARTS_OF_A_VICTORY } from '@ochre/search/statistics';
import { describe, expect, it } from 'vitest';
import { ochre, startOchre, stopped } from '../testing/ochre.ts';
import { type Simulation, simulator } from './play-games.ts';
import { summaryOf } from './summary.ts';
import { addTally, newTally, type Tally } from './tally.ts';

const SIMULATION: Simulation = {
  game: 'stone-age',
  setup: { players: 3, options: { diceFirst: 'buyer' } },
  bots: ['greedy', 'random', 'random'],
  seed: 'x',
};
const SPEED = { gamesPerSecond: 1, seconds: 1, cpuSeconds: 1, workers: 1 };

const playGames = async (simulation: Simulation, from: number, to: number): Promise<Tally> =>
  (await simulator(simulation))({ from, to });
const sumUp = (simulation: Simulation, tally: Tally) => summaryOf(simulation, [], tally, SPEED);

describe('games', () => {
  it('come to the same however they are shared out', async () => {
    const whole = await playGames(SIMULATION, 0, 9);
    const parts = newTally(3);
    for (const [from, to] of [
      [5, 9],
      [0, 2],
      [2, 5],
    ] as const) {
      addTally(parts, await playGames(SIMULATION, from, to));
    }
    expect(parts).toEqual(whole);
  });

  it('may be of five with expansions', async () => {
    const setup = { players: 5, modules: ['style', 'huts'] };
    const tally = await playGames(
      { ...SIMULATION, setup, bots: new Array(5).fill('greedy') },
      0,
      2,
    );
    expect(tally.seats).toHaveLength(5);
    for (const { scores, breakdown } of tally.seats) {
      expect(breakdown).toHaveProperty('traders');
      expect(Object.values(breakdown).reduce((sum, points) => sum + points)).toBe(scores.sum);
    }
  });

  it.each(['random', 'greedy'])('may be of one alone, with grades: %s', async (bot) => {
    const solo = { ...SIMULATION, setup: { players: 1, variant: 'solo' }, bots: [bot] };
    const tally = await playGames(solo, 0, 6);
    const { seats, grades } = sumUp(solo, tally);
    expect(Object.keys(grades!)).toEqual(['defeat', 'victory', 'major', 'complete']);
    expect(Object.values(grades!).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(seats[0]!.wins).toBeCloseTo(1 - grades!.defeat!, 9);
    expect(seats[0]!.breakdown).toHaveProperty('drawStack');
    const parts = newTally(1);
    addTally(parts, await playGames(solo, 3, 6));
    addTally(parts, await playGames(solo, 0, 3));
    expect(parts).toEqual(tally);
  });

  it('have no grades where scores have no names', async () => {
    expect(sumUp(SIMULATION, await playGames(SIMULATION, 0, 1))).not.toHaveProperty('grades');
  });

  it('are other games with another seed', async () => {
    const one = await playGames(SIMULATION, 0, 3);
    expect(await playGames(SIMULATION, 0, 3)).toEqual(one);
    expect((await playGames({ ...SIMULATION, seed: 'y' }, 0, 3)).checksum).not.toBe(one.checksum);
  });

  it('are all won by somebody, and their points add up', async () => {
    const tally = await playGames(SIMULATION, 0, 5);
    const wins = tally.seats.reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins).toBe(5 * PARTS_OF_A_VICTORY);
    for (const { scores, breakdown } of tally.seats) {
      expect(Object.values(breakdown).reduce((sum, points) => sum + points)).toBe(scores.sum);
    }
    const { endings, seats } = sumUp(SIMULATION, tally);
    expect(Object.values(endings).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(seats[0]!.wins).toBe(1);
  });

  it('have a mean and a standard deviation', async () => {
    const tally = await playGames(SIMULATION, 0, 4);
    const scores: number[] = [];
    for (let at = 0; at < 4; at++) {
      scores.push((await playGames(SIMULATION, at, at + 1)).seats[0]!.scores.sum);
    }
    const mean = scores.reduce((sum, score) => sum + score) / 4;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / 3;
    const [seat] = sumUp(SIMULATION, tally).seats;
    expect(seat!.mean).toBeCloseTo(mean, 9);
    expect(seat!.deviation).toBeCloseTo(Math.sqrt(variance), 6);
    expect([seat!.least, seat!.most]).toEqual([Math.min(...scores), Math.max(...scores)]);
  });
});

describe('ochre simulate', () => {
  it('gives the same result with one worker and with two', async () => {
    const args = ['simulate', '--games', '20', '--seed', 'w', '--bots', 'greedy,random', '--json'];
    const runs = await Promise.all(
      ['1', '2'].map((workers) => startOchre(...args, '--workers', workers).ran),
    );
    const [one, two] = runs.map(({ out }) => {
      const { speed, ...result } = JSON.parse(out);
      expect(speed.gamesPerSecond).toBeGreaterThan(0);
      return result;
    });
    expect(one).toEqual(two);
    expect(one).toMatchObject({ games: 20, players: 2, seed: 'w', options: {}, modules: [] });
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  });

  it('prints a table', async () => {
    const { ran } = startOchre('simulate', '--games', '4', '--option', 'negativeScores=true');
    const { code, out } = await ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^4 games of stone-age, 4 players, negativeScores=true, seed "ochre"\n/);
    expect(out).toMatch(/\nseat +bot +mean +deviation +least +most +wins\n0 +random +/);
    expect(out).toMatch(/\ntrack +/);
    expect(out).toMatch(/\nrounds +\d/);
    expect(out).toMatch(/\nended: .* %\n/);
    expect(out).toMatch(/ games\/s \(/);
    expect(out).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    [['--solo', '--difficulty', 'easier1'], 'solo, difficulty=easier1'],
    [['--variant', 'solo', '--option', 'difficulty=harderTiles'], 'solo, difficulty=harderTiles'],
  ])('prints how often each grade is reached: %j', async (args, game) => {
    const { code, out } = await startOchre('simulate', '--games', '4', ...args).ran;
    expect(code).toBe(0);
    expect(out).toMatch(`4 games of stone-age, 1 player, ${game}, seed "ochre"\n`);
    expect(out).toMatch(
      /\ngrade: defeat +[\d.]+ %\ngrade: victory +[\d.]+ %\ngrade: major victory/,
    );
    expect(out).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('takes levels, and says what should be known about them', async () => {
    const { code, out, err } = await startOchre(
      'simulate',
      '--games',
      '2',
      '--bots',
      'easy,HARD',
      '--json',
    ).ran;
    const { seats, notes = [] } = JSON.parse(out);
    expect([code, seats.map(({ bot }: { bot: string }) => bot)]).toEqual([0, ['easy', 'hard']]);
    for (const note of notes) expect(err).toContain(`ochre: ${note}\n`);
  });

  it('stops at Ctrl-C and prints what was finished', async () => {
    const args = ['simulate', '--games', '99999999', '--workers', '1', '--json'];
    const { code, out, err } = await stopped(...args);
    expect(code).toBe(130);
    expect(err).toMatch(/ochre: stopped after \d+ of 99999999 games\n$/);
    expect(JSON.parse(out).games).toBeGreaterThan(0);
  });

  it.each([
    [['--games', '0'], /--games: a whole number from 1 to/],
    [['--games', 'many'], /--games: a whole number from 1 to/],
    [['--workers', '0'], /--workers: a whole number from 1 to 256/],
    [['--players', '7'], /players: a whole number from 2 to 4/],
    [['--players', 'x'], /--players: a whole number/],
    [
      ['--bots', 'gredy'],
      /--bots: there is no bot "gredy". Did you mean "greedy"\? Bots: novice, .*random/,
    ],
    [['--bots', ''], /--bots: 4 names are expected/],
    [['--players', '4', '--bots', 'random,random'], /--bots: 4 names are expected.*, not 2/],
    [['--option', 'x=1'], /options.x: it is not an option of this game; allowed: /],
    [['--option', 'diceFirst=me'], /options.diceFirst: "me" is not allowed, only "startPlayer" or/],
    [['--modules', 'x'], /modules: "x" is not known/],
    [['--variant', 'x'], /variant: "x" is not known/],
    [['--solo', '--players', '2'], /players: only 1 is expected/],
    [['--solo', '--modules', 'style'], /modules: the variant solo goes without expansions/],
    [['--solo', '--bots', 'random,greedy'], /--bots: one name is expected.*, not 2/],
    [['--difficulty', 'easier1'], /--difficulty goes with --solo only/],
    [['--solo', '--difficulty', 'easiest1'], /"easiest1" is not known. Did you mean "easier1"\?/],
    [['--gmaes', '5'], /--gmaes is not an option here. Did you mean "--games"\? Allowed: /],
    [['fast'], /"fast" is one word too many/],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await ochre('simulate', ...args);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(message)]);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
