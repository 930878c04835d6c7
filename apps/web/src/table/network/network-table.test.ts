import { replay } from '@ochre/kernel';
import type { Told } from '@ochre/protocol';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../table-client.ts';
import { GOOD } from '../testing/bad-wires.ts';
import { ANNA, BEN, begun, done, pageOf, pass, playUpTo } from '../testing/pages.ts';
import { commandFor, isOver, until } from '../testing/people.ts';
import { chooser, FIVE } from '../testing/plans.ts';
import { NetworkTable } from './network-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

const saidIn = (told: readonly Told[]) =>
  told.flatMap(({ what }) => (what.kind === 'said' ? [what] : []));

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
