import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { History } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { Client } from './testing/client.ts';
import { earlier } from './testing/earlier.ts';
import { ServerProcess } from './testing/server-process.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;

describe('clocks', () => {
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
    await new Promise((resolve) => setTimeout(resolve, away));
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
});
