import { oneOf, randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { Keeper, type Kept } from './keeper.ts';
import { Runner } from './runner.ts';
import { GAMES, logOf, SharedArchive } from './testing/shared-archive.ts';
import { TestClock } from './testing/test-clock.ts';
import { Watch } from './watch.ts';

const TURN = 3_000;
/** The watch looks twice a second: so much of a gap may be taken for time that passed. */
const BEAT = 500;
const DAY = 24 * 60 * 60 * 1000;
const PLAYERS = ['ann', 'ben'] as const;

/** Two people at three seconds a turn, on a machine whose time does what it wants. */
async function playing() {
  const machine = new TestClock(1_800_000_000_000);
  const watch = new Watch(machine);
  const archive = new SharedArchive(logOf('pp', { kind: 'turn', time: TURN }), watch);
  const keeper = new Keeper<Kept>(archive, { changed: (held) => runner.wake(held) });
  const desk = { think: async () => ({ move: 'roll' }), close: () => {} };
  const stuck = (error: unknown): void => {
    throw error;
  };
  const needs = { games: GAMES, desk, clock: watch, newSeed: () => 'seed' };
  const runner: Runner<Kept> = new Runner(keeper, needs, { stuck, mayBotsMove: () => false });
  watch.onGap((gap) => void keeper.lose(archive.hour.skip(gap)));
  watch.keep();
  const act = (by: string, command: Parameters<typeof keeper.act>[0]['command']) =>
    keeper.act({ seen: archive.table.seq, command }, by);
  for (const name of PLAYERS) await act(name, { kind: 'sit', name, nonce: 'n' });
  await act('host', { kind: 'begin' });
  const { table } = archive;
  const replaced = () => table.seats.filter(({ left }) => left !== undefined).length;
  const move = () => act(PLAYERS[table.turn ?? 0]!, { kind: 'move', move: 'roll' });
  return { machine, table, keeper, replaced, move };
}

describe('time that was lost', () => {
  it('is nobody’s when the process was stopped, though the move comes before anything else', async () => {
    const { machine, move, replaced } = await playing();
    await machine.pass(1_000);
    machine.stop(6_000);
    await move();
    expect(replaced()).toBe(0);
  });

  it('is nobody’s when the process was stopped, and the clock goes on from where it was', async () => {
    const { machine, replaced } = await playing();
    await machine.pass(1_000);
    await machine.sleep(6_000);
    await machine.pass(1_900);
    expect(replaced()).toBe(0);
    await machine.pass(BEAT + 200);
    expect(replaced()).toBe(1);
  });

  it('is said once, and only while somebody’s time runs', async () => {
    const { machine, table, move } = await playing();
    const seq = table.seq;
    await machine.sleep(6_000);
    await machine.pass(100);
    expect(table.told(seq, undefined)!.map(({ what }) => what.kind)).toEqual(['resumed']);
    while (table.stage === 'playing') await move();
    const over = table.seq;
    await machine.sleep(6_000);
    await machine.pass(10_000);
    expect(table.seq).toBe(over);
  });

  it('leaves no clock standing, nor running ahead, when the hour is put forward and back', async () => {
    for (const jumps of [[DAY], [-DAY], [DAY, -DAY], [-DAY, DAY]]) {
      const { machine, replaced, move } = await playing();
      for (const ms of jumps) {
        await machine.pass(1_000);
        machine.jump(ms);
      }
      await move();
      expect(replaced()).toBe(0);
      await machine.pass(TURN - 100);
      expect(replaced()).toBe(0);
      await machine.pass(200);
      expect(replaced()).toBe(1);
    }
  });

  const seeds = Array.from({ length: 12 }, (_, at) => `lost ${at}`);
  it.each(seeds)('costs nobody their seat, whatever happens (%s)', async (seed) => {
    const random = randomFrom(seed);
    const { machine, table, replaced, move } = await playing();
    for (let turns = 0; turns < 12 && table.stage === 'playing'; turns++) {
      // So much of their time people take, and in between anything may happen.
      let honest = 0;
      while (random.below(3) > 0 && honest < TURN - 600) {
        const ms = random.below(TURN - 500 - honest);
        await machine.pass(ms);
        honest += ms;
        const what = oneOf(['sleep', 'stop', 'forward', 'back', 'lid'] as const, random);
        const long = 1_600 + random.below(oneOf([5_000, DAY], random));
        if (what === 'sleep') await machine.sleep(long);
        if (what === 'stop') machine.stop(long);
        if (what === 'forward' || what === 'lid') machine.jump(long);
        if (what === 'back') machine.jump(-long);
      }
      const before = table.moves;
      await move();
      expect([replaced(), table.moves], seed).toEqual([0, before + 1]);
    }
    // And who does not move at all is out when their time is, by any clock.
    if (table.stage !== 'playing') return;
    machine.jump(oneOf([DAY, -DAY], random));
    await machine.pass(TURN - 600);
    expect(replaced(), seed).toBe(0);
    await machine.pass(600 + BEAT);
    expect(replaced(), seed).toBe(1);
  });
});
