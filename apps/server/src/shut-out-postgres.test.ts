import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { admin } from './admin/program.ts';
import { POSTGRES, type TestDatabase, testDatabase } from './store/testing/postgres-database.ts';
import { Client } from './testing/client.ts';
import { person, plan } from './testing/play.ts';
import { ServerProcess } from './testing/server-process.ts';
import { Visitor } from './testing/visitor.ts';

const KEY = randomUUID();
const ENDED = 4001;

/** A socket that does not come back, through another process; says how it was closed. */
async function openAt(origin: string, visitor: Visitor): Promise<readonly [Promise<number>]> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: visitor.cookie, origin },
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('message', () => resolve(true));
    // A busy machine may keep the database waiting for too long.
    socket.once('error', () => resolve(false));
  });
  return isOpen ? [closed] : openAt(origin, visitor);
}

describe.skipIf(POSTGRES === undefined)('of two processes on one PostgreSQL, the other one', () => {
  let database: TestDatabase;
  let [one, two]: ServerProcess[] = [];
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    database = await testDatabase();
    const start = () => ServerProcess.start('--database', database.url, '--admin-key', KEY);
    one = await start();
    two = await start();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await Promise.all([one?.kill(), two?.kill()]);
    await database.remove();
  });
  const ochreAdmin = (...args: string[]) =>
    admin([...args, '--json', '--url', one!.origin], { OCHRE_ADMIN_KEY: KEY });
  const account = async (name: string) => {
    const visitor = await Visitor.arrive(one!.origin);
    const made = await visitor.ask('POST', '/api/me/account', { name, password: 'correct horse' });
    expect(made.status).toBe(201);
    return visitor;
  };

  it('shuts sockets at once: logged out, everywhere too, new password, banned, deleted', async () => {
    const passwords = { old: 'correct horse', password: 'another horse' };
    const acts: readonly ((visitor: Visitor, name: string) => Promise<unknown>)[] = [
      (visitor) => visitor.ask('DELETE', '/api/session'),
      (visitor) => visitor.ask('DELETE', '/api/sessions'),
      (visitor) => visitor.ask('PUT', '/api/me/password', passwords),
      (_, name) => ochreAdmin('ban', name),
      (visitor) => visitor.ask('DELETE', '/api/me', { password: 'correct horse' }),
    ];
    for (const [at, act] of acts.entries()) {
      const name = `Person ${at}`;
      const visitor = await account(name);
      const [closed] = await openAt(two!.origin, visitor);
      await act(visitor, name);
      expect(await closed).toBe(ENDED);
    }
  });

  it('shuts them also where it was cut off when that happened', async () => {
    const visitor = await Visitor.arrive(one!.origin);
    const stays = await Visitor.arrive(one!.origin);
    const [closed] = await openAt(two!.origin, visitor);
    const [other] = await openAt(two!.origin, stays);
    let isOtherOpen = true;
    void other.then(() => {
      isOtherOpen = false;
    });
    // Nobody hears of it: as if the notice had been lost with the connection.
    const { rows } = await database.query('select id from persons order by made_at desc limit 2');
    await database.query(`delete from sessions where person_id = '${rows[1].id}'`);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(await closed).toBe(ENDED);
    expect(isOtherOpen).toBe(true);
  });

  it('ignores garbage on the channel, and refuses an address that was banned', async () => {
    for (const text of ['{"from":"x","ended":7}', '{"from":"x","removed":{}}', 'ended']) {
      await database.query(`select pg_notify('ochre', '${text}')`);
    }
    const ask = () => new Visitor(two!.origin).ask('GET', '/api/tables');
    expect((await ask()).status).toBe(200);
    await ochreAdmin('ban', '--address', '127.0.0.1');
    await expect.poll(async () => (await ask()).status).toBe(403);
    await ochreAdmin('unban', '--address', '127.0.0.1');
    await expect.poll(async () => (await ask()).status).toBe(200);
  });

  it('forgets a table that was removed, and words that were erased', async () => {
    const sitting = await Client.arrive(one!.origin);
    const ada = sitting.visitor;
    const { table } = await ada.makeTable({ plan: plan(person, person) });
    const gone = await ada.makeTable({ plan: plan(person, person) });
    for (const id of [table, gone.table]) {
      await sitting.act(id, { kind: 'sit', name: 'Erasable', nonce: 'n' });
    }
    const bob = await Visitor.arrive(two!.origin);
    const viewed = async (id: string) => (await bob.ask('GET', `/api/tables/${id}`)).text;
    expect(await viewed(table)).toContain('Erasable');
    expect(await viewed(gone.table)).toContain('Erasable');
    await ochreAdmin('remove-table', gone.code);
    await expect.poll(() => viewed(gone.table)).toContain('no-such-table');
    await ada.ask('DELETE', '/api/me', {});
    await expect.poll(() => viewed(table)).not.toContain('Erasable');
    const { rows } = await database.query("select * from entries where entry like '%Erasable%'");
    expect(rows).toEqual([]);
  });
});
