import { randomFrom } from '@ochre/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { temporaryFolder } from './store/testing/folder.ts';
import { nextCommand } from './testing/play.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const folder = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  const store = await sqliteStore(folder.path);
  server = await testServer({ store, settings: { OCHRE_TRUST_PROXY: 'yes' } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const owner = { name: 'Owner', password: 'correct horse' };

/** The status of a log-in from some address. */
async function logIn(address: string, credentials: typeof owner): Promise<number> {
  const visitor = new Visitor(server.origin);
  const headers = { 'x-forwarded-for': address };
  return (await visitor.ask('POST', '/api/session', credentials, headers)).status;
}

describe('log-ins', () => {
  it('ten at once do not delay a move', async () => {
    const gathered = await tableFor(server.origin, 2);
    const player = onTurn(gathered);
    let answered = 0;
    const logIns = Array.from({ length: 10 }, async (_, at) => {
      await logIn('192.0.2.1', { name: `Nobody ${at}`, password: 'wrong horse' });
      answered++;
    });
    // Then all of them have come, and wait.
    await logIns[0];
    const command = nextCommand(player.view(gathered.table), randomFrom('move'))!;
    await player.act(gathered.table, command);
    expect(answered).toBeLessThan(5);
    await Promise.all(logIns);
    for (const client of gathered.clients) client.close();
  });

  it('by strangers who guess do not lock the owner out', async () => {
    const home = await Visitor.arrive(server.origin);
    expect((await home.ask('POST', '/api/me/account', owner)).status).toBe(201);
    const wrong = { ...owner, password: 'wrong horse' };
    const guesses = Array.from({ length: 11 }, () => logIn('198.51.100.1', wrong));
    expect((await Promise.all(guesses)).filter((status) => status === 429)).toHaveLength(1);
    expect(await logIn('203.0.113.1', owner)).toBe(200);
  });
});
