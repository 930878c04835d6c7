import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { History } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { Client } from './testing/client.ts';
import { ServerProcess } from './testing/server-process.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const clock = { kind: 'turn', time: 1_000 } as const;

describe('clocks', () => {
  it('let a bot play on for whoever runs out of time', async () => {
    const server = await testServer();
    const gathered = await tableFor(server.origin, 2, { clock });
    const { table, clients } = gathered;
    const late = onTurn(gathered);
    const seat = late.view(table).you!;
    await late.until(() => late.view(table).seats[seat]!.left === 'clock', 5_000);
    expect(late.view(table).seats[seat]).toMatchObject({ bot: 'medium', left: 'clock' });
    for (const client of clients) client.close();
    await server.close();
  });

  it('do not run while the server is away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-clocks-'));
    const first = await testServer({ store: await sqliteStore(folder) });
    const gathered = await tableFor(first.origin, 2, { clock });
    const { table } = gathered;
    const cookie = onTurn(gathered).visitor.cookie;
    for (const client of gathered.clients) client.close();
    await first.close();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
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
    const time = 2_000;
    const gathered = await tableFor(server.origin, 2, {
      clock: { kind: 'game', time, increment: 0 },
    });
    const { table, clients } = gathered;
    const before = onTurn(gathered);
    const { seq, you, game } = before.view(table);
    for (const client of clients) client.close();
    await server.kill();
    await new Promise((resolve) => setTimeout(resolve, time + 500));
    // Knocks until the server is there, and says nothing else before its move.
    const arriving = Client.of(before.visitor);
    await server.start();
    const ada = await arriving;
    await ada.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
    const { left } = (await ada.follow(table)).clock!;
    expect(left[you!]).toBeGreaterThan(time / 2);
    const { json } = await ada.visitor.ask('GET', `/api/tables/${table}/history`);
    const kinds = (json as History).told.map(({ what }) => what.kind);
    expect(kinds.slice(seq)).toEqual(['resumed', 'moved']);
    ada.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});
