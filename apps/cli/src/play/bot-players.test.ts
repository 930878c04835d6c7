import type { Bot } from '@ochre/search';
import type { Action, State } from '@ochre/stone-age/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameNamed } from '../games.ts';
import { letBotsMove } from './bot-players.ts';
import { playGames } from './index.ts';
import { readPlayOptions } from './options.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { tableOf } from './testing/tables.ts';

let now = 0;

/** Looks at the clock so often, a tenth of a second apart, unless it is stopped. */
const slowBot = (looks: number): Bot<State, Action> => ({
  about: 'slow',
  choose(_seen, legal, _random, limit) {
    for (let look = 0; look < looks && !limit?.isOver(); look++) now += 100;
    return legal[0]!;
  },
});

/** A game in which every opponent is this bot. */
function playing(bot: Bot<State, Action>, note?: string): void {
  const listed = gameNamed('stone-age')!;
  vi.spyOn(listed.bots, 'opponentNamed').mockResolvedValue({
    bot: bot as Bot<unknown, unknown>,
    ...(note === undefined ? {} : { note }),
  });
}

afterEach(() => vi.restoreAllMocks());

describe('a bot', () => {
  const table = () => tableOf(['me', 'hard', 'hard'], { rig: { firstPlayer: 1 } });

  it('that thinks for long says so once, and stops when its time is up', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    playing(slowBot(1_000));
    const terminal = fakeTerminal([]);
    const at = table();
    const before = now;
    expect(await letBotsMove(at, terminal)).toBe(true);
    expect(terminal.shown).toEqual(['Heron thinks...', 'Elk thinks...']);
    expect(now - before).toBe(1_000 * at.plies.length);
  });

  it('that is quick says nothing', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    playing(slowBot(2));
    const terminal = fakeTerminal([]);
    const at = table();
    await letBotsMove(at, terminal);
    expect(at.plies).toHaveLength(2);
    expect(terminal.shown).toEqual([]);
  });

  it('that fails is followed by another, in the end by any legal move', async () => {
    playing({
      about: 'tired',
      choose() {
        throw new Error('no');
      },
    });
    const at = table();
    expect(await letBotsMove(at, fakeTerminal([]))).toBe(true);
    expect(at.plies.map(({ player }) => player)).toEqual([1, 2]);
  });

  it('has the same luck in the same game', async () => {
    const moves = async () => {
      const at = tableOf(['me', 'random', 'random'], { rig: { firstPlayer: 1 } });
      await letBotsMove(at, fakeTerminal([]));
      return at.plies.map(({ move }) => move);
    };
    expect(await moves()).toEqual(await moves());
  });

  it('is stopped between two moves by whoever wants to stop', async () => {
    playing(slowBot(0));
    const at = table();
    const terminal = { ...fakeTerminal([]), wasInterrupted: () => true };
    expect(await letBotsMove(at, terminal)).toBe(false);
    expect(at.plies).toHaveLength(1);
  });
});

it('what is to be known about the bots is said once, however many games follow', async () => {
  playing(slowBot(0), '"hard" is not itself today');
  const fake = fakeTerminal([]);
  let games = 0;
  const terminal = {
    ...fake,
    // The first choice all game long; then another game, and enough.
    async ask(prompt: string) {
      if (prompt !== '> ') return games === 0 ? '1' : undefined;
      games++;
      return 'again';
    },
  };
  await playGames(readPlayOptions(['--seats', 'me,hard,hard', '--seed', 'x']), terminal);
  const said = (text: string) => fake.shown.filter((line) => line.includes(text));
  expect(games).toBe(1);
  expect(said('is not itself today')).toEqual(['"hard" is not itself today.']);
  expect(said('At the table')).toHaveLength(2);
});
