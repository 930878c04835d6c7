import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { History } from '@ochre/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { Client } from './testing/client.ts';
import { earlier } from './testing/earlier.ts';
import { ServerProcess } from './testing/server-process.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// All at once: they mostly wait.
describe.concurrent('clocks', () => {
  it('let a bot play on for whoever runs out of time', async () => {
    const server = await testServer();
    const gathered = await tableFor(server.origin, 2, { clock: { kind: 'turn', time: 1_000 } });
    const { table, clients } = gathered;
    const [ada] = clients;
    const late = () => ada!.view(table).seats.filter(({ left }) => left === 'clock');
    await ada!.until(() => late().length > 0);
    expect(late()[0]).toMatchObject({ bot: 'medium' });
    for (const client of clients) client.close();
    await server.close();
  });

  it('do not run while the server is away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-clocks-'));
    const before = earlier(await sqliteStore(folder), 60 * MINUTE);
    const first = await testServer({ store: before });
    const gathered = await tableFor(first.origin, 2, { clock: { kind: 'turn', time: 5 * MINUTE } });
    const { table } = gathered;
    const cookie = onTurn(gathered).visitor.cookie;
    for (const client of gathered.clients) client.close();
    await first.close();
    const second = await testServer({ store: await sqliteStore(folder) });
    const visitor = new Visitor(second.origin);
    visitor.cookie = cookie;
    const ada = await Client.of(visitor);
    await ada.follow(table);
    await ada.act(table, { kind: 'move', move: ada.view(table).game!.legal![0]! });
    const kinds = (await second.store.entries(table)).map(({ deed }) => deed.kind);
    expect(kinds.slice(-3)).toEqual(['began', 'resumed', 'moved']);
    ada.close();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('charge nobody for the time after a kill, not even whose move is the first message', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-killed-clocks-'));
    const server = await ServerProcess.start('--data', folder);
    const time = 60 * MINUTE;
    const away = 3_000;
    const from = Date.now();
    const gathered = await tableFor(server.origin, 2, {
      clock: { kind: 'game', time, increment: 0 },
    });
    const { table, clients } = gathered;
    const before = onTurn(gathered);
    const { seq, you, game } = before.view(table);
    for (const client of clients) client.close();
    await server.kill();
    const killed = Date.now();
    await moment(away);
    // Knocks until the server is there, and says nothing else before its move.
    const arriving = Client.of(before.visitor);
    const started = Date.now();
    await server.start();
    const ada = await arriving;
    await ada.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
    const { left } = (await ada.follow(table)).clock!;
    expect(left[you!]).toBeGreaterThanOrEqual(time - (killed - from) - (Date.now() - started));
    const { json } = await ada.visitor.ask('GET', `/api/tables/${table}/history`);
    const kinds = (json as History).told.map(({ what }) => what.kind);
    expect(kinds.slice(seq)).toEqual(['resumed', 'moved']);
    ada.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('charge nobody for the time in which the process was stopped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-stopped-clocks-'));
    const server = await ServerProcess.start('--data', folder);
    const gathered = await tableFor(server.origin, 2, { clock: { kind: 'turn', time: 3_000 } });
    const { table, clients } = gathered;
    const ada = onTurn(gathered);
    const { seq, game } = ada.view(table);
    await moment(500);
    server.hang();
    await moment(6_000);
    // The move waits at the door, so it may come before any timer.
    const moving = ada.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
    server.goOn();
    await moving;
    expect(ada.view(table).seats.map(({ left }) => left)).toEqual([undefined, undefined]);
    const { json } = await ada.visitor.ask('GET', `/api/tables/${table}/history`);
    const kinds = (json as History).told.map(({ what }) => what.kind);
    expect(kinds.slice(seq, seq + 2)).toEqual(['resumed', 'moved']);
    expect(server.logged.join('')).toContain('"event":"clock.gap"');
    // Nobody moves, and clocks run again.
    await ada.until(() => ada.view(table).seats.some(({ left }) => left === 'clock'));
    for (const client of clients) client.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a machine’s clock that is put to another hour', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** From now on, the machine's clock goes so far ahead. */
  const putClock = (ahead: number): void => {
    vi.restoreAllMocks();
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  };

  it.each([
    ['forward', [DAY]],
    ['back', [-DAY]],
    ['forward and back', [DAY, 0]],
  ])('%s refuses no move, and leaves no clock standing', async (_, hours) => {
    const server = await testServer();
    const gathered = await tableFor(server.origin, 2, { clock: { kind: 'turn', time: 3_000 } });
    const { table, clients } = gathered;
    const ada = onTurn(gathered);
    const { game, seq } = ada.view(table);
    for (const ahead of hours) {
      putClock(ahead);
      await moment(600);
      // By then the log has an entry of that hour.
      await ada.act(table, { kind: 'sayPhrase', phrase: 'hello' });
    }
    await ada.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
    if (ada.view(table).game?.unconfirmed === ada.view(table).you) {
      await ada.act(table, { kind: 'endTurn' });
    }
    const from = performance.now();
    await ada.until(() => ada.view(table).seats.some(({ left }) => left === 'clock'));
    const waited = performance.now() - from;
    expect(waited).toBeGreaterThan(2_500);
    expect(waited).toBeLessThan(8_000);
    for (const client of clients) client.close();
    await server.close();
  });

  it('costs nobody their seat while a table is taken up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-taken-up-'));
    const first = await testServer({ store: await sqliteStore(folder) });
    const gathered = await tableFor(first.origin, 2, { clock: { kind: 'turn', time: 5 * MINUTE } });
    const { table } = gathered;
    const { cookie } = onTurn(gathered).visitor;
    for (const client of gathered.clients) client.close();
    await first.close();
    const store = await sqliteStore(folder);
    // A database takes its time, and meanwhile the clock is put forward.
    const append: typeof store.append = async (card, entries, record) => {
      if (entries.some(({ deed }) => deed.kind === 'resumed')) {
        putClock(DAY);
        await moment(700);
      }
      await store.append(card, entries, record);
    };
    const second = await testServer({ store: { ...store, append } });
    const visitor = new Visitor(second.origin);
    visitor.cookie = cookie;
    const ada = await Client.of(visitor);
    await ada.follow(table);
    await moment(700);
    expect(ada.view(table).seats.map(({ left }) => left)).toEqual([undefined, undefined]);
    await ada.act(table, { kind: 'move', move: ada.view(table).game!.legal![0]! });
    ada.close();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
