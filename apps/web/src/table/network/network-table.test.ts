import { Refusal } from '@ochre/host';
import { randomFrom, replay } from '@ochre/kernel';
import type { ServerMessage, Told } from '@ochre/protocol';
import { withMore } from '@ochre/protocol/testing';
import { PROTOCOL_VERSION } from '@ochre/protocol/vocabulary';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIBRARY } from '../../games.ts';
import type { Status, TableSnapshot } from '../table-client.ts';
import { type Badness, BadWires, GOOD } from '../testing/bad-wires.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { commandFor, isOver, until } from '../testing/people.ts';
import { chooser, FIVE, planOf } from '../testing/plans.ts';
import { Line } from './line.ts';
import { NetworkTable } from './network-table.ts';

const GAMES = await LIBRARY.with('stone-age');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANNA = 'member-anna';
const BEN = 'member-ben';

/** A page that looks at the one table there is. */
function pageOf(server: FakeServer, wires: BadWires, member: string) {
  const random = randomFrom(member);
  const line = new Line({
    open: wires.openFor(member),
    introduce: async () => {},
    random: () => random.below(1000) / 1000,
  });
  const history = async () => server.history(member);
  return { line, table: new NetworkTable(server.id, { line, history }) };
}

async function begun(seed: string, badness?: Badness, setup = {}) {
  const server = new FakeServer(GAMES, planOf('pp', { setup }), ANNA, seed);
  const wires = new BadWires(server, seed, badness);
  const [anna, ben] = [pageOf(server, wires, ANNA), pageOf(server, wires, BEN)];
  await done(anna.table.send({ kind: 'sit', name: 'Anna', nonce: 'a' }));
  await done(ben.table.send({ kind: 'sit', name: 'Ben', nonce: 'b' }));
  await done(anna.table.send({ kind: 'begin' }));
  await done(until(ben.table, ({ view }) => view?.stage === 'playing'));
  const first = anna.table.snapshot.view!.game!.legal === undefined ? ben : anna;
  return { server, wires, anna, ben, first, other: first === anna ? ben : anna };
}

/** Lets time pass until it has happened. */
async function done<T>(happening: Promise<T>): Promise<T> {
  let isDone = false;
  const end = happening.finally(() => {
    isDone = true;
  });
  for (let step = 0; !isDone && step < 100_000; step++) await vi.advanceTimersByTimeAsync(100);
  return end;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A person who sometimes finds that the other one was quicker. */
async function play(table: NetworkTable, choose: ReturnType<typeof chooser>): Promise<void> {
  const isReady = (snapshot: TableSnapshot): boolean =>
    isOver(snapshot) || commandFor(snapshot, choose) !== undefined;
  for (;;) {
    const snapshot = await until(table, isReady);
    if (isOver(snapshot)) return;
    const answer = await table.send(commandFor(snapshot, choose)!);
    if (answer.kind === 'refused') expect(answer.code).toBe('stale');
  }
}

/** The same with more fields, and with a kind of thing that nobody here has heard of. */
function tomorrows(message: ServerMessage): unknown {
  const told = message.is === 'news' ? message.told.map(sung) : undefined;
  return withMore({ ...message, ...(told === undefined ? {} : { told }) });
}

const sung = (line: Told): unknown =>
  line.what.kind === 'said' ? { ...line, what: { kind: 'sung', song: 'la' } } : line;

const saidIn = (told: readonly Told[]) =>
  told.flatMap(({ what }) => (what.kind === 'said' ? [what] : []));

/** So many moves, by whoever's turn it is. */
async function playUpTo(moves: number, ...tables: readonly NetworkTable[]): Promise<void> {
  const choose = chooser('up to');
  while (tables[0]!.snapshot.view!.game!.moves < moves) {
    for (const table of tables) {
      const command = commandFor(table.snapshot, choose);
      if (command !== undefined) await done(table.send(command));
    }
    await pass(100);
  }
}

describe('Whom one has muted', () => {
  it('is seen in all own tabs at the same number, and the other learns nothing', async () => {
    const { server, wires, anna, ben } = await begun('mute');
    const tab = pageOf(server, wires, ANNA);
    await done(until(tab.table, ({ view }) => view !== undefined));
    const { view: before } = anna.table.snapshot;
    const { snapshot: seen } = ben.table;
    await done(anna.table.send({ kind: 'mute', whom: 1, isMuted: true }));
    await pass(1_000);
    for (const { table } of [anna, tab]) {
      expect(table.snapshot.view).toEqual({ ...before, muted: [1] });
    }
    expect(ben.table.snapshot).toBe(seen);
    for (const { table, line } of [anna, tab, ben]) {
      table.close();
      line.close();
    }
  });
});

describe('a whole game over a line', () => {
  it.each([
    ['that is good', 'n1', GOOD],
    ['that loses messages', 'n2', { ...GOOD, lost: 4 }],
    ['that doubles and delays them', 'n3', { ...GOOD, doubled: 20, late: 20 }],
    ['that breaks', 'n4', { ...GOOD, broken: 2 }],
    ['that does all of it', 'n5', { lost: 2, doubled: 10, late: 10, broken: 1 }],
  ])('%s: nothing is lost, doubled or out of order', async (_name, seed, badness) => {
    const { server, wires, anna, ben } = await begun(seed, badness, FIVE);
    for (const { table } of [anna, ben]) {
      let last = table.snapshot.view?.seq ?? 0;
      let count = 0;
      table.subscribe(() => {
        const { view, told } = table.snapshot;
        expect(view!.seq).toBeGreaterThanOrEqual(last);
        last = view!.seq;
        expect(told.length).toBeGreaterThanOrEqual(count);
        count = told.length;
        const from = last - told.length;
        expect(told.every(({ seq }, at) => seq === from + at + 1)).toBe(true);
      });
    }
    await done(
      Promise.all([play(anna.table, chooser(`${seed}a`)), play(ben.table, chooser(`${seed}b`))]),
    );
    wires.badness = GOOD;
    await pass(60_000);
    expect([...server.done.values()].every((times) => times === 1)).toBe(true);
    for (const [{ table, line }, member] of [
      [anna, ANNA],
      [ben, BEN],
    ] as const) {
      expect(table.snapshot.view!.stage).toBe('over');
      expect(table.snapshot.told).toEqual(server.history(member));
      line.close();
    }
    const record = server.record();
    expect(replay(stoneAge, record).record()).toEqual(record);
  });
});

describe('a line', () => {
  it('goes by the hour of the server, which here says that it is 1970', async () => {
    const { anna } = await begun('hour');
    const hour = anna.table.now();
    expect(hour).toBeLessThan(60_000);
    await pass(3_000);
    expect(anna.table.now()).toBe(hour + 3_000);
  });

  it('goes by the hour that its table has, where that is another', async () => {
    const { server, anna } = await begun('another hour');
    const tomorrow = 24 * 60 * 60 * 1000;
    server.written = (message) => [message.is === 'news' ? { ...message, at: tomorrow } : message];
    server.add([{ kind: 'said', name: 'Ben', text: 'Hm' }], BEN);
    await pass(1_000);
    const hour = anna.table.now();
    expect(hour).toBeGreaterThanOrEqual(tomorrow);
    expect(hour).toBeLessThan(tomorrow + 60_000);
    await pass(3_000);
    expect(anna.table.now()).toBe(hour + 3_000);
  });

  it('says plainly that it is lost since when, and that it has healed', async () => {
    const { wires, anna } = await begun('s1');
    const seen: Status[] = [];
    anna.table.subscribe(() => seen.push(anna.table.snapshot.status));
    const lostAt = Date.now();
    wires.isUp = false;
    wires.cut();
    await pass(30_000);
    expect(anna.table.snapshot.status).toEqual({ kind: 'lost', since: lostAt, why: 'line' });
    wires.isUp = true;
    await pass(20_000);
    expect(anna.table.snapshot.status).toEqual({ kind: 'connected', isHealed: true });
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['lost', 'connected']));
  });

  it('waits longer each time, and never at the same moment as others', async () => {
    const { wires } = await begun('s2');
    wires.isUp = false;
    wires.cut();
    const before = wires.opened;
    await pass(60_000);
    const tries = wires.opened - before;
    expect(tries).toBeGreaterThan(2 * 5);
    expect(tries).toBeLessThan(2 * 15);
  });

  it('keeps a command that was sent while it was lost, and does it once', async () => {
    const { server, wires, first } = await begun('s3');
    wires.isUp = false;
    wires.cut();
    await pass(1_000);
    const move = first.table.snapshot.view!.game!.legal![0]!;
    const answer = first.table.send({ kind: 'move', move });
    await pass(20_000);
    expect(server.entries.filter(({ deed }) => deed.kind === 'moved')).toHaveLength(0);
    wires.isUp = true;
    first.line.wake();
    await pass(50);
    expect(server.entries.filter(({ deed }) => deed.kind === 'moved')).toHaveLength(1);
    expect(await done(answer)).toMatchObject({ kind: 'done' });
  });

  it('comes back after the server has said goodbye, and a command in between is done once', async () => {
    const { server, wires, first } = await begun('s7');
    const { table } = first;
    const move = table.snapshot.view!.game!.legal![0]!;
    await done(table.send({ kind: 'move', move }));
    server.restart();
    await pass(5);
    expect(table.snapshot.status).toMatchObject({ kind: 'lost', why: 'goodbye' });
    const answer = table.send({ kind: 'undo' });
    wires.cut();
    expect(await done(answer)).toMatchObject({ kind: 'done' });
    expect(table.snapshot.view!.game!.moves).toBe(0);
    expect(table.snapshot.status).toEqual({ kind: 'connected', isHealed: true });
  });

  it('says that the page must be loaded again when the server speaks another version', async () => {
    const { server, wires, anna } = await begun('s8');
    server.protocol++;
    wires.cut();
    await pass(60_000);
    expect(anna.table.snapshot.status).toEqual({ kind: 'outdated' });
    const { opened } = wires;
    anna.line.wake();
    await pass(60_000);
    expect(wires.opened).toBe(opened);
  });

  it('stops as well when the greeting has changed in all but its number', async () => {
    const server = new FakeServer(GAMES, planOf('pp'), ANNA, 'g1');
    server.written = () => [
      { is: 'hello', protocol: PROTOCOL_VERSION + 1, release: 'of another kind' },
    ];
    const wires = new BadWires(server, 'g1');
    const { table } = pageOf(server, wires, ANNA);
    await pass(60_000);
    expect([table.snapshot.status, wires.opened]).toEqual([{ kind: 'outdated' }, 1]);
  });

  it('plays with a server of tomorrow: no line is lost, and no news is asked for again', async () => {
    const server = new FakeServer(GAMES, planOf('pp'), ANNA, 't1');
    server.written = (message) => [{ is: 'weather', table: server.id }, tomorrows(message)];
    const wires = new BadWires(server, 't1');
    const [anna, ben] = [pageOf(server, wires, ANNA), pageOf(server, wires, BEN)];
    await done(anna.table.send({ kind: 'sit', name: 'Anna', nonce: 'a' }));
    await done(ben.table.send({ kind: 'sit', name: 'Ben', nonce: 'b' }));
    await done(anna.table.send({ kind: 'begin' }));
    await done(ben.table.send({ kind: 'sayPhrase', phrase: 'luck' }));
    await playUpTo(12, anna.table, ben.table);
    await pass(10_000);
    expect([wires.opened, server.asked]).toEqual([2, 2]);
    for (const [{ table }, member] of [
      [anna, ANNA],
      [ben, BEN],
    ] as const) {
      expect(table.snapshot.told.map(({ seq }) => seq)).toEqual(
        server.history(member).map(({ seq }) => seq),
      );
      expect(table.snapshot.told.filter(({ what }) => what.kind === 'unheard')).toHaveLength(1);
    }
  });

  it('tries again when the server does not know yet who comes', async () => {
    const server = new FakeServer(GAMES, planOf('pp'), ANNA, 's9');
    const wires = new BadWires(server, 's9');
    let isKnown = false;
    const line = new Line({
      open: wires.openFor(ANNA),
      introduce: async () => {
        if (!isKnown) throw new Error('offline');
      },
    });
    await pass(5_000);
    expect([line.status.kind, wires.opened]).toEqual(['lost', 0]);
    isKnown = true;
    await pass(20_000);
    expect(line.status.kind).toBe('connected');
  });

  it('says so when whoever comes is banned, and heals when they are not any more', async () => {
    const server = new FakeServer(GAMES, planOf('pp'), ANNA, 'banned');
    const wires = new BadWires(server, 'banned');
    let refusal: Refusal | undefined = new Refusal('unavailable', 'Away.');
    const line = new Line({
      open: wires.openFor(ANNA),
      introduce: async () => {
        if (refusal !== undefined) throw refusal;
      },
      random: () => 0.5,
    });
    await pass(1_000);
    expect(line.status).toMatchObject({ kind: 'lost', why: 'line' });
    refusal = new Refusal('banned', 'Banned.');
    await pass(60_000);
    expect(line.status).toMatchObject({ kind: 'lost', why: 'banned' });
    refusal = undefined;
    await pass(60_000);
    expect(line.status).toMatchObject({ kind: 'connected' });
    line.close();
  });

  it('notices a dead line by its silence, and heals', async () => {
    const { wires, anna } = await begun('s4');
    wires.isDead = true;
    await pass(30_000);
    expect(anna.table.snapshot.status.kind).toBe('lost');
    wires.isDead = false;
    await pass(30_000);
    expect(anna.table.snapshot.status.kind).toBe('connected');
  });

  it('notices a dead line soon after something was said, however often it is said again', async () => {
    const { server, wires, first } = await begun('s9');
    const move = first.table.snapshot.view!.game!.legal![0]!;
    wires.isDead = true;
    const answer = first.table.send({ kind: 'move', move });
    await pass(4_000);
    void first.table.send({ kind: 'move', move });
    await pass(4_000);
    expect(first.table.snapshot.status.kind).toBe('lost');
    wires.isDead = false;
    expect(await done(answer)).toMatchObject({ kind: 'done' });
    expect(server.entries.filter(({ deed }) => deed.kind === 'moved')).toHaveLength(1);
  });

  it('comes back at once when it is woken', async () => {
    const { wires, anna } = await begun('s5');
    wires.isUp = false;
    wires.cut();
    await pass(120_000);
    wires.isUp = true;
    anna.line.wake();
    await pass(50);
    expect(anna.table.snapshot.status.kind).toBe('connected');
  });

  it('asks again for what the server could not do for a moment', async () => {
    const { server, anna } = await begun('s6');
    server.isUnavailable = true;
    const answer = anna.table.send({ kind: 'say', text: 'hello' });
    await pass(2_000);
    server.isUnavailable = false;
    expect(await done(answer)).toMatchObject({ kind: 'done' });
    expect(server.entries.filter(({ deed }) => deed.kind === 'said')).toHaveLength(1);
  });
});

describe('a table over the network', () => {
  it('gets the gap after a short time away, and a fresh view with the history after a long one', async () => {
    for (const count of [3, 200]) {
      const { server, wires, anna } = await begun(`g${count}`);
      wires.isUp = false;
      wires.cut();
      await pass(100);
      for (let at = 0; at < count; at++) {
        server.add([{ kind: 'said', name: 'Ben', text: `${at}` }], BEN);
      }
      wires.isUp = true;
      await pass(20_000);
      expect(anna.table.snapshot.view!.seq).toBe(server.entries.length);
      expect(anna.table.snapshot.told).toEqual(server.history(ANNA));
    }
  });

  it('finds out that a message was lost although the line was good', async () => {
    const { server, wires, anna } = await begun('q1');
    const { opened } = wires;
    wires.badness = { ...GOOD, lost: 100 };
    server.add([{ kind: 'said', name: 'Ben', text: 'hello' }], BEN);
    await pass(10);
    wires.badness = GOOD;
    await pass(61_000);
    expect(anna.table.snapshot.told).toEqual(server.history(ANNA));
    expect(wires.opened).toBe(opened);
  });

  it('reads again what was told when something of it is erased', async () => {
    const { server, anna, ben } = await begun('erased');
    await done(ben.table.send({ kind: 'say', text: 'my words' }));
    await done(
      until(anna.table, ({ told }) => saidIn(told).some(({ text }) => text !== undefined)),
    );
    server.erase(BEN);
    await done(
      until(anna.table, ({ told }) => saidIn(told).some(({ text }) => text === undefined)),
    );
    const { told, view } = anna.table.snapshot;
    expect(JSON.stringify([told, view])).not.toMatch(/my words|"Ben"/);
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
  });

  it('is refused with the rule and the current view', async () => {
    const { first, other } = await begun('r1');
    expect(await done(other.table.send({ kind: 'move', move: 'place forest 1' }))).toMatchObject({
      kind: 'refused',
      code: 'illegal-move',
      rule: expect.any(String),
      view: other.table.snapshot.view,
    });
    const refused = await done(first.table.send({ kind: 'move', move: 'dance' }));
    expect(refused).toMatchObject({ kind: 'refused', code: 'bad-move' });
  });

  it('refuses a second tap that was meant for the board before', async () => {
    const { server, first } = await begun('r2');
    const { table } = first;
    const move = { kind: 'move', move: table.snapshot.view!.game!.legal![0]! } as const;
    const both = await done(Promise.all([table.send(move), table.send(move)]));
    expect(both.map(({ kind }) => kind)).toEqual(['done', 'refused']);
    expect(both[1]).toMatchObject({ code: 'stale', view: { seq: server.entries.length } });
  });

  it('ends a turn by itself where that is wanted', async () => {
    const { first, other } = await begun('t1');
    first.table.set({ turnEnds: 'by-itself', grace: 1_500 });
    await done(
      first.table.send({ kind: 'move', move: first.table.snapshot.view!.game!.legal![0]! }),
    );
    await pass(1_000);
    expect(other.table.snapshot.view!.game!.legal).toBeDefined();
  });

  it('remembers the boards it has seen, but none that were taken back', async () => {
    const { wires, first } = await begun('m1');
    const { table } = first;
    const before = table.snapshot.view!.game!.snapshot;
    const [one, another] = table.snapshot.view!.game!.legal!;
    await done(table.send({ kind: 'move', move: one! }));
    const taken = table.snapshot.view!.game!.snapshot;
    await done(table.send({ kind: 'undo' }));
    expect(await table.moment(1)).toEqual({ kind: 'refused', code: 'not-now' });
    await done(table.send({ kind: 'move', move: another! }));
    const board = table.snapshot.view!.game!.snapshot;
    expect(board).not.toEqual(taken);
    wires.isUp = false;
    wires.cut();
    expect(await table.moment(0)).toEqual({ kind: 'there', board: before });
    expect(await table.moment(1)).toEqual({ kind: 'there', board });
  });

  it('asks for every other board, once, and gets it as it was seen', async () => {
    const { server, wires, anna, ben } = await begun('m2');
    const seen = new Map<number, unknown>();
    anna.table.subscribe(() => {
      const { moves, snapshot } = anna.table.snapshot.view!.game!;
      seen.set(moves, snapshot);
    });
    await playUpTo(20, anna.table, ben.table);
    const late = pageOf(server, wires, ANNA);
    await done(until(late.table, ({ told }) => told[0]?.seq === 1));
    for (const [moves, board] of seen) {
      expect(await done(late.table.moment(moves))).toEqual({ kind: 'there', board });
    }
    wires.isUp = false;
    wires.cut();
    for (const [moves, board] of seen) {
      expect(await late.table.moment(moves)).toEqual({ kind: 'there', board });
    }
  });

  it('says so when a board cannot be had', async () => {
    const { server, wires, anna, ben } = await begun('m3');
    await playUpTo(3, anna.table, ben.table);
    const { table } = pageOf(server, wires, 'member-eve');
    await done(until(table, ({ told }) => told[0]?.seq === 1));
    server.isUnavailable = true;
    const unavailable = { kind: 'refused', code: 'unavailable' };
    expect(await done(table.moment(1))).toEqual(unavailable);
    server.isUnavailable = false;
    wires.badness = { ...GOOD, lost: 100 };
    expect(await done(table.moment(1))).toEqual(unavailable);
    wires.badness = GOOD;
    const asked = table.moment(1);
    wires.isUp = false;
    wires.cut();
    expect(await done(asked)).toEqual(unavailable);
    expect(await table.moment(1)).toEqual(unavailable);
    wires.isUp = true;
    await done(until(table, ({ status }) => status.kind === 'connected'));
    expect(await done(table.moment(1))).toMatchObject({ kind: 'there' });
  });

  it('says so when there is no such table', async () => {
    const { server, anna } = await begun('x1');
    const none = new NetworkTable('none', { line: anna.line, history: async () => [] });
    await pass(100);
    expect(none.snapshot.status).toMatchObject({ kind: 'refused', code: 'no-such-table' });
    expect(server.entries.length).toBeGreaterThan(0);
  });

  it('answers what was still open when the page leaves', async () => {
    const { wires, anna } = await begun('x2');
    wires.isUp = false;
    wires.cut();
    const answer = anna.table.send({ kind: 'say', text: 'bye' });
    anna.table.close();
    expect(await done(answer)).toMatchObject({ kind: 'refused', code: 'not-now' });
  });
});
