import { describe, expect, it } from 'vitest';
import { EngineSession } from './engine/session.ts';
import { OFFERED_NAMES } from './games.ts';
import { testFolder } from './testing/files.ts';
import { ochre, startOchre } from './testing/ochre.ts';
import { randomRecord } from './testing/play.ts';

/** Every command plays Carcassonne, with and without the shrine. */

const write = testFolder();

const recordOf = (modules: readonly string[]): string =>
  randomRecord('x', 3, { game: 'carcassonne', modules });

it('it is offered', () => {
  expect(OFFERED_NAMES).toContain('carcassonne');
});

describe('many games', () => {
  it('are simulated', async () => {
    const { code, out } = await startOchre(
      ...['simulate', '--game', 'carcassonne', '--games', '30', '--players', '5'],
      ...['--modules', 'shrine', '--json'],
    ).ran;
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ game: 'carcassonne', players: 5, games: 30 });
    expect(summary.endings).toEqual({ tiles: 1 });
    const sources = ['roads', 'cities', 'cloisters', 'shrines', 'farms'];
    expect(Object.keys(summary.seats[0].breakdown)).toEqual(sources);
  });

  it('are played by bots against each other, and the better one wins', async () => {
    const { code, out } = await startOchre(
      ...['arena', '--game', 'carcassonne', 'greedy', 'random', '--games', '10'],
    ).ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^10 games of carcassonne, 2 players, seed "ochre";/);
    expect(out).toMatch(/^greedy +100\.0 %/m);
  });
});

describe('JSON lines', () => {
  const session = () => {
    const engine = new EngineSession();
    return async (request: object) => JSON.parse(await engine.answer(JSON.stringify(request)));
  };
  const begin = {
    do: 'new',
    id: 'c',
    game: 'carcassonne',
    players: 2,
    rig: { tiles: ['E', 'V'], firstPlayer: 1 },
  };

  it('play it', async () => {
    const ask = session();
    expect(await ask(begin)).toMatchObject({ ok: true, snapshot: { tile: 'E', left: 70 } });
    const { moves } = await ask({ do: 'legal', id: 'c' });
    expect(moves).toContain('lay 0,-1 r2');
    expect(await ask({ do: 'bot', id: 'c', level: 'easy' })).toMatchObject({ move: 'lay 0,-1 r2' });
    const { snapshot } = await ask({ do: 'move', id: 'c', move: 'lay 0,-1 r2' });
    expect(snapshot.decision).toEqual({ player: 1, kind: 'claim' });
    expect(await ask({ do: 'move', id: 'c', move: 'claim city s' })).toMatchObject({
      ok: true,
      snapshot: { tile: 'V', players: [{ score: 0 }, { score: 4, followers: 7 }] },
    });
  });

  it.each([
    [{ ...begin, modules: ['huts'] }, 'modules'],
    [{ ...begin, players: 6 }, 'players'],
    [{ ...begin, options: { farmers: 'goats' } }, 'options.farmers: "goats" is not allowed, only'],
    [{ ...begin, options: { river: true } }, 'options.river: it is not an option of this game;'],
    [
      { ...begin, options: { shrineNeighbours: 'geometry' } },
      'options.shrineNeighbours: it is not an option of this game; allowed: smallCity, farmers',
    ],
    [{ ...begin, players: 1 }, 'players: a whole number from 2 to 5 is expected'],
    [{ ...begin, players: '2' }, 'players: a whole number is expected'],
    [{ ...begin, variant: 'solo' }, 'variant: "solo" is not known; allowed: none'],
    [{ ...begin, rig: { tiles: ['SH1'] } }, 'rig.tiles: "SH1" is no tile of this game; there are'],
    [{ ...begin, rig: { tiles: ['C', 'C'] } }, 'rig.tiles: "C" is named 2 times; 1 can be drawn'],
    [
      { ...begin, rig: { dice: [1] } },
      'rig.dice: it cannot be rigged; allowed: tiles, firstPlayer',
    ],
    [{ ...begin, rig: { firstPlayer: 2 } }, 'rig.firstPlayer: a whole number from 0 to 1'],
  ])('refuse %j, and name the field and what is allowed', async (request, words) => {
    const ask = session();
    const { snapshot } = await ask(begin);
    const { ok, error } = await ask(request);
    expect([ok, error.code]).toEqual([false, 'bad-request']);
    expect(error.message).toContain(words);
    // The game that had this name goes on as it was.
    expect((await ask({ do: 'snapshot', id: 'c' })).snapshot).toEqual(snapshot);
  });

  it.each([
    ['lay 0,-1 r4', 'bad-move', 'the turn is one of r0, r1, r2, r3'],
    ['lay 0 -1 r2', 'bad-move', 'the square is x,y'],
    ['claim field n', 'bad-move', 'a half-side is expected: nnw, nne'],
    ['place hut 2', 'bad-move', 'A move is expected: "lay 1,-2 r3"'],
    ['lay 40,40 r0', 'illegal-move', 'it must share a side with one. (C3.2)'],
    ['lay 1000000000,-5 r0', 'illegal-move', 'it must share a side with one. (C3.2)'],
    ['lay 0,0 r0', 'illegal-move', 'A tile lies at 0,0 already. (C3.2)'],
    ['lay 0,-1 r0', 'illegal-move', 'Its south side is a field, and would meet a city. (C3.2)'],
    ['claim city n', 'illegal-move', 'The tile must be laid first. (C3.1)'],
  ])('%s is %s: %s; and nothing changes', async (move, code, words) => {
    const ask = session();
    const { snapshot } = await ask(begin);
    const { ok, error } = await ask({ do: 'move', id: 'c', move });
    expect([ok, error.code]).toEqual([false, code]);
    expect(error.message).toContain(words);
    expect((await ask({ do: 'snapshot', id: 'c' })).snapshot).toEqual(snapshot);
  });

  it('a segment that the tile does not have is refused with those that it has', async () => {
    const ask = session();
    await ask(begin);
    const { snapshot } = await ask({ do: 'move', id: 'c', move: 'lay 0,-1 r2' });
    for (const [on, words] of [
      ['city n', 'The tile has no city n; it has city s, field nnw. (C4.1)'],
      ['shrine', 'The tile has no shrine; it has city s, field nnw. (C4.1)'],
    ]) {
      const { error } = await ask({ do: 'move', id: 'c', move: `claim ${on}` });
      expect(error).toEqual({ code: 'illegal-move', message: words });
    }
    expect((await ask({ do: 'snapshot', id: 'c' })).snapshot).toEqual(snapshot);
    expect(await ask({ do: 'why', id: 'c', move: 'claim road e' })).toEqual({
      ok: true,
      legal: false,
      rule: 'C4.1',
      message: 'The tile has no road e; it has city s, field nnw.',
    });
  });
});

describe.each([[[]], [['shrine']]])('a record, with %j', (modules) => {
  it('is told again and checked', async () => {
    const file = write(`c${modules.length}.ochre`, recordOf(modules));
    const told = await ochre('replay', file, '--game', 'carcassonne');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^carcassonne, 3 players.*, \d+ moves\n/);
    expect(told.out).toMatch(/Player \d lays tile \w+ at -?\d+,-?\d+\./);
    expect(told.out).toMatch(/Final scores:\n +Total +roads +cities +cloisters/);
    expect(told.out).not.toMatch(/undefined|NaN|\[object/);
    const checked = await ochre('verify', file);
    expect([checked.code, checked.out.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      `${file}: all of it is true.`,
    ]);
  });
});

it('has no odds', async () => {
  const { code, err } = await ochre('odds', 'forest', '3', '--game=carcassonne');
  expect(code).toBe(2);
  expect(err).toBe('ochre: --game: carcassonne has no odds; games that have: stone-age.\n');
});
