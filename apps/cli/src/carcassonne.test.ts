import { Playthrough, printRecord, randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { EngineSession } from './engine/session.ts';
import { knownGame, OFFERED_NAMES } from './games.ts';
import { testFolder } from './testing/files.ts';
import { ochre, startOchre } from './testing/ochre.ts';

/** Every command plays Carcassonne, with and without the shrine. */

const write = testFolder();
const { rules } = knownGame('carcassonne');

function recordOf(modules: readonly string[]): string {
  const table = new Playthrough(rules, { players: 3, modules }, { secret: 'x', nonces: [] });
  const random = randomFrom('x');
  for (let legal = rules.legalActions(table.state); legal.length > 0; ) {
    table.move(legal[random.below(legal.length)]);
    legal = rules.legalActions(table.state);
  }
  return printRecord(table.record());
}

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
    [{ ...begin, options: { farmers: 'goats' } }, 'farmers'],
    [{ ...begin, options: { shrineNeighbours: 'geometry' } }, 'shrineNeighbours'],
    [{ ...begin, rig: { tiles: ['SH1'] } }, 'SH1'],
    [{ ...begin, rig: { tiles: ['C', 'C'] } }, 'C'],
    [{ ...begin, rig: { dice: [1] } }, 'dice'],
  ])('refuse %j, and name what is wrong', async (request, named) => {
    const { ok, error } = await session()(request);
    expect(ok).toBe(false);
    expect(error.code).toBe('bad-request');
    expect(error.message).toContain(named);
  });

  it.each([
    ['lay 0,-1 r4', 'bad-move'],
    ['lay 0 -1 r2', 'bad-move'],
    ['claim field n', 'bad-move'],
    ['place hut 2', 'bad-move'],
    ['lay 40,40 r0', 'illegal-move'],
    ['lay 0,0 r0', 'illegal-move'],
    ['lay 0,-1 r0', 'illegal-move'],
    ['claim city n', 'illegal-move'],
  ])('%s is %s, and nothing changes', async (move, code) => {
    const ask = session();
    const { snapshot } = await ask(begin);
    expect(await ask({ do: 'move', id: 'c', move })).toMatchObject({ ok: false, error: { code } });
    expect((await ask({ do: 'snapshot', id: 'c' })).snapshot).toEqual(snapshot);
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
