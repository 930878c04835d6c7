import { Refusal } from '@ochre/host';
import type { ServerMessage, Told } from '@ochre/protocol';
import { withMore } from '@ochre/protocol/testing';
import { PROTOCOL_VERSION } from '@ochre/protocol/vocabulary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Status } from '../table-client.ts';
import { ANNA, BEN, begin, begun, done, opened, pageOf, pass, playUpTo } from '../testing/pages.ts';
import { Line } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The same with more fields, and with a kind of thing that nobody here has heard of. */
function tomorrows(message: ServerMessage): unknown {
  const told = message.is === 'news' ? message.told.map(sung) : undefined;
  return withMore({ ...message, ...(told === undefined ? {} : { told }) });
}

const sung = (line: Told): unknown =>
  line.what.kind === 'said' ? { ...line, what: { kind: 'sung', song: 'la' } } : line;

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
    const before = wires.opened;
    anna.line.wake();
    await pass(60_000);
    expect(wires.opened).toBe(before);
  });

  it('stops as well when the greeting has changed in all but its number', async () => {
    const { server, wires } = opened('g1');
    server.written = () => [
      { is: 'hello', protocol: PROTOCOL_VERSION + 1, release: 'of another kind' },
    ];
    const { table } = pageOf(server, wires, ANNA);
    await pass(60_000);
    expect([table.snapshot.status, wires.opened]).toEqual([{ kind: 'outdated' }, 1]);
  });

  it('plays with a server of tomorrow: no line is lost, and no news is asked for again', async () => {
    const { server, wires } = opened('t1');
    server.written = (message) => [{ is: 'weather', table: server.id }, tomorrows(message)];
    const { anna, ben } = await begin({ server, wires });
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
    const { wires } = opened('s9');
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
    const { wires } = opened('banned');
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
