import { describe, expect, it } from 'vitest';
import { Keeper, type Kept } from './keeper.ts';
import { Runner, type RunnerOrders } from './runner.ts';
import { GAMES, HOST, logOf, SharedArchive } from './testing/shared-archive.ts';
import { settled, TestClock } from './testing/test-clock.ts';
import type { BotAnswer, BotDesk, Thought } from './thought.ts';

const deskOf = (answer: (thought: Thought) => BotAnswer): BotDesk => ({
  think: async (thought) => answer(thought),
  close: () => {},
});

async function running(letters: string, desk: BotDesk, orders: Partial<RunnerOrders> = {}) {
  const clock = new TestClock();
  const archive = new SharedArchive(logOf(letters), clock);
  const keeper = new Keeper<Kept>(archive, { changed: (held) => runner.wake(held) });
  let seeds = 0;
  const needs = { games: GAMES, desk, clock, newSeed: () => `${seeds++}` };
  const stuck = (error: unknown): void => {
    throw error;
  };
  const runner = new Runner(keeper, needs, { stuck, ...orders });
  for (const [seat, letter] of [...letters].entries()) {
    if (letter !== 'p') continue;
    const command = { kind: 'sit', seat, name: 'Ann', nonce: 'n' } as const;
    await keeper.act({ seen: 1, command }, HOST);
  }
  await keeper.act({ seen: archive.table.seq, command: { kind: 'begin' } }, HOST);
  await settled();
  return { archive, clock, keeper, runner, table: archive.table };
}

describe('bots', () => {
  it('play a game to its end by themselves', async () => {
    let moved = 0;
    const desk = deskOf(() => ({ move: 'take 1' }));
    const { table } = await running('bb', desk, { botMoved: () => moved++ });
    await expect.poll(() => table.stage).toBe('over');
    await settled();
    expect([table.moves, moved]).toEqual([21, 21]);
  });

  it('have nothing left to do once it is a person’s turn', async () => {
    const desk = deskOf(() => ({ move: 'take 1' }));
    const { keeper, runner, table } = await running('pbb', desk, { endsTurnAs: () => HOST });
    await keeper.act({ seen: table.seq, command: { kind: 'move', move: 'take 1' } }, HOST);
    expect(runner.isBusy).toBe(true);
    await runner.settled();
    expect([runner.isBusy, table.moves, table.turn]).toEqual([false, 3, 0]);
  });

  it('that fail are followed by simpler ones, in the end by any move', async () => {
    const failed: string[] = [];
    const answers: Readonly<Record<string, BotAnswer>> = { clever: { move: 'dance' } };
    const desk = deskOf(({ level }) => answers[level] ?? { problem: 'tired' });
    const { table } = await running('bb', desk, { botFailed: (level) => failed.push(level) });
    await expect.poll(() => table.stage).toBe('over');
    const levels = ['clever', ...GAMES.pebbles!.meta.understudies];
    expect(failed.slice(0, levels.length)).toEqual(levels);
  });

  it('take their time, and are seen thinking', async () => {
    let pace = 1_000;
    const desk = deskOf(() => ({ move: 'take 1' }));
    const { table, clock, runner } = await running('bb', desk, { pace: () => pace });
    await clock.pass(999);
    expect([table.moves, runner.thinking]).toEqual([0, { seat: 0, since: 0 }]);
    await clock.pass(1);
    expect([table.moves, runner.thinking]).toEqual([1, { seat: 1, since: 1_000 }]);
    pace = 0;
    runner.wake();
    await expect.poll(() => table.stage).toBe('over');
    expect(runner.thinking).toBeUndefined();
  });

  it('do not move where somebody else runs the table, and are called off when it goes on', async () => {
    let isOff = false;
    const desk: BotDesk = {
      think: (_thought, calledOff) =>
        new Promise((resolve) => {
          calledOff?.onOff(() => {
            isOff = true;
            resolve({ problem: 'off' });
          });
        }),
      close: () => {},
    };
    const elsewhere = await running('bb', desk, { mayRun: () => false });
    expect(elsewhere.runner.thinking).toBeUndefined();
    const { keeper, runner, table } = await running('bb', desk);
    expect(runner.thinking).toMatchObject({ seat: 0 });
    await keeper.do('table', () => table.checkBotMove('take 2'));
    await settled();
    expect([isOff, runner.thinking?.seat]).toEqual([true, 1]);
    runner.close();
  });
});

describe('a turn that could be taken back', () => {
  const desk = deskOf(() => ({ move: 'take 1' }));
  const move = { kind: 'move', move: 'take 1' } as const;

  it('waits for a word, or ends by itself where that is wanted', async () => {
    const told = await running('pb', desk);
    await told.keeper.act({ seen: told.table.seq, command: move }, HOST);
    await settled();
    expect([told.table.unconfirmed, told.table.moves]).toEqual([0, 1]);
    const quick = await running('pb', desk, { endsTurnAs: () => HOST });
    await quick.keeper.act({ seen: quick.table.seq, command: move }, HOST);
    await expect.poll(() => quick.table.moves).toBe(2);
  });
});

describe('trouble', () => {
  it('is told, and it is tried again in a while', async () => {
    const problems: unknown[] = [];
    const desk = deskOf(() => ({ move: 'take 3' }));
    const { archive, clock, table } = await running('bb', desk, {
      pace: () => 10,
      stuck: (error) => problems.push(error),
    });
    archive.isFull = true;
    await clock.pass(10);
    expect(problems).toEqual([expect.objectContaining({ code: 'unavailable' })]);
    archive.isFull = false;
    await clock.pass(1_000);
    await clock.pass(10);
    expect(table.moves).toBe(1);
  });
});
