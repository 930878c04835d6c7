import { Playthrough, printRecord, randomFrom } from '@ochre/kernel';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { EngineSession } from './engine/session.ts';
import { GAME_NAMES, inLanguage, knownGame, OFFERED_NAMES, usualGame } from './games.ts';
import { testFolder } from './testing/files.ts';
import { ochre, startOchre } from './testing/ochre.ts';

/** What is promised of every game of the list, shown with the one that nobody is offered. */

const write = testFolder();
const { rules } = knownGame('pebbles');

function recordOf(seed: string): string {
  const table = new Playthrough(rules, { players: 2 }, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  for (let legal = rules.legalActions(table.state); legal.length > 0; ) {
    table.move(legal[random.below(legal.length)]);
    legal = rules.legalActions(table.state);
  }
  return printRecord(table.record());
}

describe('the list of games', () => {
  it('has one that is offered to nobody', () => {
    expect(GAME_NAMES).toContain('pebbles');
    expect(OFFERED_NAMES).not.toContain('pebbles');
    expect(OFFERED_NAMES).toContain(usualGame().rules.meta.name);
  });

  it('every game has words for its expansions, variants and bots, in every language', () => {
    for (const [name, language] of GAME_NAMES.flatMap((each) =>
      LANGUAGES.map((one) => [each, one] as const),
    )) {
      const { rules, bots, terminal } = inLanguage(knownGame(name), language);
      expect(Object.keys(terminal.modules)).toEqual(Object.keys(rules.meta.modules));
      expect(Object.keys(terminal.variants)).toEqual(Object.keys(rules.meta.variants));
      expect(Object.keys(terminal.bots).sort()).toEqual(Object.keys(bots.opponents).sort());
    }
  });

  it('says of every bot in English what the bot says of itself', () => {
    for (const name of GAME_NAMES) {
      const { bots, terminal } = knownGame(name);
      const about = Object.entries(terminal.bots).map(([bot, words]) => [bot, words.about]);
      expect(Object.fromEntries(about)).toEqual(bots.opponents);
    }
  });

  it.each(['play', 'simulate', 'arena', 'engine', 'replay', 'puzzles', 'verify'])(
    'help of %s does not speak of it, unless it is asked for',
    async (command) => {
      expect((await ochre(command, '--help')).out).not.toMatch(/pebbles/i);
      const { code, out } = await ochre(command, '--help', '--game', 'pebbles');
      expect(code).toBe(0);
      const rest = out.replace(/^ +--game NAME .*$/m, '');
      expect(rest).not.toMatch(/stone|greedy|expert|solo|place|undefined/i);
    },
  );
});

describe('--game', () => {
  it.each([['play'], ['simulate'], ['engine'], ['odds'], ['arena', 'easy', 'random']])(
    'is refused with a guess where it is not known: %s',
    async (...args) => {
      const { code, out, err } = await ochre(...args, '--game', 'stoneage');
      expect([code, out]).toEqual([2, '']);
      expect(err).toBe(
        'ochre: --game: there is no game "stoneage". Did you mean "stone-age"? Games: stone-age, carcassonne.\n',
      );
    },
  );

  it.each(['replay', 'verify'])('of %s must be the game of the record', async (command) => {
    const file = write(`${command}.ochre`, recordOf('x'));
    const { code, err } = await ochre(command, file, '--game', 'stone-age');
    expect(code).toBe(2);
    expect(err).toBe('ochre: --game: it is a game of pebbles, not of stone-age.\n');
  });

  it('of odds must have some', async () => {
    const { code, err } = await ochre('odds', 'forest', '3', '--game=pebbles');
    expect(code).toBe(2);
    expect(err).toBe('ochre: --game: pebbles has no odds; games that have: stone-age.\n');
    expect((await ochre('odds', 'forest', '3', '--game', 'stone-age')).code).toBe(0);
  });
});

describe('a game that is named', () => {
  it('is played over and over', async () => {
    const { code, out } = await startOchre(
      ...['simulate', '--game', 'pebbles', '--games', '40', '--bots', 'easy,random', '--json'],
    ).ran;
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ game: 'pebbles', players: 2, games: 40 });
    expect(summary.endings).toEqual({ heap: 1 });
    expect(summary.seats[0].breakdown.pebbles).toBeGreaterThan(0);
    expect(summary.seats[0].wins + summary.seats[1].wins).toBeCloseTo(1, 9);
  });

  it('is played by bots against each other', async () => {
    const { code, out } = await startOchre(
      ...['arena', '--game', 'pebbles', 'easy', 'random', '--games', '40'],
    ).ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^40 games of pebbles, 2 players, seed "ochre";/);
    expect(out).toMatch(/^easy +\d+\.\d %/m);
  });

  it('is played by JSON lines', async () => {
    const engine = new EngineSession();
    const ask = async (request: object) => JSON.parse(await engine.answer(JSON.stringify(request)));
    const begun = await ask({ do: 'new', id: 'p', game: 'pebbles', players: 2 });
    expect(begun).toMatchObject({ ok: true, snapshot: { heap: 21 } });
    expect(await ask({ do: 'legal', id: 'p' })).toMatchObject({
      moves: ['take 1', 'take 2', 'take 3', 'roll'],
    });
    expect(await ask({ do: 'move', id: 'p', move: 'take 2' })).toMatchObject({
      snapshot: { heap: 19 },
    });
    expect(await ask({ do: 'bot', id: 'p', level: 'easy' })).toMatchObject({ move: 'take 3' });
    const usual = new EngineSession(knownGame('pebbles'));
    expect(await usual.answer('{"do":"new","id":"p","players":2}')).toContain('"heap":21');
  });

  it('is told again and checked', async () => {
    const file = write('told.ochre', recordOf('told'));
    const told = await ochre('replay', file, '--game', 'pebbles');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^pebbles, 2 players, \d+ moves\n/);
    expect(told.out).toMatch(/Player 0 (takes|rolls) /);
    expect(told.out).toMatch(/Final scores:\n +Total +pebbles +cards/);
    const checked = await ochre('verify', file);
    expect([checked.code, checked.out.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      `${file}: all of it is true.`,
    ]);
  });
});
