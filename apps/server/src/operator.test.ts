import { describe, expect, it, vi } from 'vitest';
import { admin } from './admin/program.ts';
import { Client } from './testing/client.ts';
import { person, plan } from './testing/play.ts';
import { gather } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { twoServers } from './testing/two-servers.ts';
import { Visitor } from './testing/visitor.ts';

const KEY = 'a key of at least thirty-two signs'.replaceAll(' ', '-');
const { one, two } = twoServers({ OCHRE_ADMIN_KEY: KEY, OCHRE_TRUST_PROXY: 'yes' });

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `ochre admin` in this process. */
async function ochreAdmin(...args: readonly string[]): Promise<Ran> {
  return adminWith({ OCHRE_ADMIN_KEY: KEY }, ...args, '--url', one().origin);
}

async function adminWith(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const catching = (into: 'out' | 'err') => (text: unknown) => {
    printed[into] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(catching('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(catching('err')),
  ];
  try {
    return { code: await admin(args, environment), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

let accounts = 0;
/** Each from an address of its own: only so many passwords are tried by one. */
async function account() {
  const name = `Person ${++accounts}`;
  const password = 'correct horse';
  const address = { 'x-forwarded-for': `198.51.100.${accounts}` };
  const visitor = await Visitor.arrive(one().origin);
  const made = await visitor.ask('POST', '/api/me/account', { name, password }, address);
  expect(made.status).toBe(201);
  return { visitor, name, password, address };
}

describe('somebody who is banned', () => {
  it('is cut off in every process at once, and is refused in words until it is over', async () => {
    const { visitor, name, password, address } = await account();
    const here = await Client.of(visitor);
    const there = new Visitor(two().origin);
    there.cookie = visitor.cookie;
    const elsewhere = await Client.of(there);
    const banned = await ochreAdmin('ban', name.toUpperCase(), '--days', '3');
    expect(banned).toMatchObject({ code: 0, err: '' });
    expect(banned.out).toMatch(
      /^Person \d+ \(\S+\) is banned: until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/,
    );
    await expect.poll(() => [here.isOpen, elsewhere.isOpen]).toEqual([false, false]);
    for (const known of [visitor, there]) {
      const refused = await known.ask('GET', '/api/me');
      expect([refused.status, refused.json]).toMatchObject([403, { code: 'banned' }]);
      expect(refused.text).toContain('has banned you from this server until');
    }
    const again = await Visitor.arrive(two().origin);
    const logIn = () => again.ask('POST', '/api/session', { name, password }, address);
    expect((await logIn()).json).toMatchObject({ code: 'banned' });
    const wrong = { name, password: 'wrong horse' };
    expect((await again.ask('POST', '/api/session', wrong, address)).json).toMatchObject({
      code: 'wrong-password',
    });
    expect((await ochreAdmin('list', 'bans')).out).toContain(name);
    // What is kept about them is theirs all the same.
    expect((await visitor.ask('GET', '/api/me/export')).status).toBe(200);
    expect((await ochreAdmin('unban', name)).code).toBe(0);
    expect((await logIn()).status).toBe(200);
    expect((await visitor.ask('GET', '/api/me')).status).toBe(200);
    here.close();
    elsewhere.close();
  });

  it('may be an address for a time, with all sockets from there, and nobody else', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ask = (address: string, path = '/api/tables') =>
      new Visitor(two().origin).ask('GET', path, undefined, from(address));
    const banned = await ochreAdmin('ban', '--address', '2001:db8:0:7::1', '--json');
    expect(JSON.parse(banned.out)).toMatchObject({ who: '2001:db8:0:7::/64' });
    await expect.poll(async () => (await ask('2001:db8:0:7:99::3')).status).toBe(403);
    expect((await ask('2001:db8:0:7::2')).json).toMatchObject({ code: 'banned' });
    expect((await ask('2001:db8:0:8::2')).status).toBe(200);
    expect((await ask('2001:db8:0:7::2', '/healthz')).status).toBe(200);
    expect((await ochreAdmin('unban', '--address', '2001:db8:0:7::/64')).code).toBe(0);
    const twice = await ochreAdmin('unban', '--address', '2001:db8:0:7::/64');
    expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('is not banned') });
    expect((await ochreAdmin('ban', '--address', 'here')).code).toBe(1);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code of the operator, once, and others are logged out', async () => {
    const { visitor, name, password, address } = await account();
    const thief = new Visitor(two().origin);
    thief.cookie = visitor.cookie;
    const socket = await Client.of(thief);
    const { code, out } = await ochreAdmin('reset-password', name);
    expect(code).toBe(0);
    const issued = out.split('\n')[0]!;
    expect(issued).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const owner = await Visitor.arrive(one().origin);
    const recover = (code: string, who = name) =>
      owner.ask(
        'POST',
        '/api/session/recovery',
        { name: who, code, password: 'another horse' },
        address,
      );
    const wrong = await recover('AAAAA-AAAAA-AAAAA');
    expect([wrong.status, wrong.json]).toMatchObject([403, { code: 'wrong-password' }]);
    expect((await recover(issued, 'Person 0')).text).toBe(wrong.text);
    expect((await recover(issued.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await owner.ask('GET', '/api/me')).json).toMatchObject({ hasAccount: true });
    expect((await recover(issued)).text).toBe(wrong.text);
    expect((await visitor.ask('GET', '/api/me/games')).status).toBe(401);
    await expect.poll(() => socket.isOpen).toBe(false);
    const old = await owner.ask('POST', '/api/session', { name, password }, address);
    expect(old.status).toBe(403);
    const stored = JSON.stringify(one().logged);
    expect(stored).not.toContain(issued);
    socket.close();
  });

  it('is not guessed: wrong codes count as wrong passwords do', async () => {
    const { name } = await account();
    const guesser = await Visitor.arrive(one().origin);
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const guess = { name, code: 'AAAAA-AAAAA-AAAAA', password: 'another horse' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      statuses.push((await guesser.ask('POST', '/api/session/recovery', guess, from)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('needs an account', async () => {
    const guest = await Visitor.arrive(one().origin);
    await guest.ask('PATCH', '/api/me', { name: 'Only a guest' });
    const { code, err } = await ochreAdmin('reset-password', 'Only a guest');
    expect([code, err]).toEqual([1, expect.stringContaining('is a guest, and has no password')]);
    expect((await ochreAdmin('reset-password', 'Nobody at all')).code).toBe(1);
  });
});

describe('a table that is removed', () => {
  it('is gone for everybody, and whoever looks at it is told, in every process', async () => {
    const { table, code, clients } = await gather(one().origin, 1, plan(person, person));
    const far = await Client.arrive(two().origin);
    await far.follow(table);
    const removed = await ochreAdmin('remove-table', code.toLowerCase());
    expect(removed).toMatchObject({ code: 0, out: `The table ${table} (${code}) is removed.\n` });
    for (const client of [far, ...clients]) {
      await client.until(() => client.refused.some((refused) => refused.table === table));
      expect(client.refused.at(-1)).toMatchObject({ table, code: 'no-such-table' });
      const act = client.act(table, { kind: 'say', text: 'hello?', name: 'X' });
      await expect(act).rejects.toThrow('no-such-table');
      expect((await client.visitor.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    }
    expect((await ochreAdmin('remove-table', code)).code).toBe(1);
    for (const client of [far, ...clients]) client.close();
  });
});

describe('ochre admin', () => {
  it('lists tables and people, also those of a table, and counts', async () => {
    const { table, code, clients } = await gather(one().origin, 2);
    const watcher = await Client.arrive(two().origin);
    await watcher.follow(table);
    await watcher.act(table, { kind: 'say', text: 'hello', name: 'Loud\u00a0one' });
    const tables = await ochreAdmin('list', 'tables', '--stage', 'gathering', '--limit', '1');
    expect(tables.out.split('\n')).toHaveLength(3);
    expect(tables.out).toMatch(new RegExp(`^${table} +${code} .*Player 1, Player 2$`, 'm'));
    const there = JSON.parse((await ochreAdmin('list', 'people', '--table', code, '--json')).out);
    expect(there.people).toMatchObject([
      { names: ['Player 1'], isHost: true, seat: 0, said: 0 },
      { names: ['Player 2'], isHost: false, seat: 1 },
      { said: 1, isHost: false },
    ]);
    const guests = JSON.parse(
      (await ochreAdmin('list', 'people', '--kind', 'guests', '--json')).out,
    );
    expect(guests.people.map(({ id }: { id: string }) => id)).toContain(there.people[2].id);
    const { out } = await ochreAdmin('statistics');
    expect(out).toMatch(/^people +\d+$/m);
    expect(out).toMatch(/^entries in logs +\d+$/m);
    for (const client of [watcher, ...clients]) client.close();
  });

  it('deletes somebody who asked for it', async () => {
    const { name } = await account();
    expect((await ochreAdmin('delete-person', name)).code).toBe(0);
    expect(await one().store.personByLogin(name)).toBeUndefined();
  });

  it('asks which one is meant when several go by a name', async () => {
    for (const visitor of [
      await Visitor.arrive(one().origin),
      await Visitor.arrive(one().origin),
    ]) {
      await visitor.ask('PATCH', '/api/me', { name: 'Twin' });
    }
    const { code, err } = await ochreAdmin('ban', 'twin');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/several have that name.*its id: \S+, \S+\n/),
    ]);
  });

  it.each([
    [['cook'], /"cook" is no command of admin\. Commands: statistics/],
    [['list', 'table'], /"list table" is no command of admin\. Did you mean "list tables"/],
    [['ban'], /WHO or --address ADDRESS is expected/],
    [['ban', 'x', '--days', 'many'], /--days: a number of days is expected/],
    [['unban', 'x', '--days', '3'], /--days is not an option of unban/],
    [['remove-table'], /TABLE is missing/],
    [['statistics', 'now'], /"now" is one word too many/],
    [['statistics', '--jsno'], /--jsno is not an option here\. Did you mean "--json"/],
    [['ban', 'x', '--days'], /--days needs a value/],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await adminWith({ OCHRE_ADMIN_KEY: KEY }, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('explains itself, and fits a terminal', async () => {
    const { code, out } = await adminWith({}, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: ochre admin/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('needs the key, which no wrong one keeps from serving', async () => {
    const wrong = { OCHRE_ADMIN_KEY: KEY.toUpperCase() };
    const url = ['--url', one().origin];
    for (let tries = 0; tries < 10; tries++) {
      expect(await adminWith(wrong, 'statistics', ...url)).toMatchObject({
        code: 2,
        err: expect.stringContaining('Wrong key'),
      });
    }
    const tooMany = await adminWith(wrong, 'statistics', ...url);
    expect(tooMany).toMatchObject({ code: 1, err: expect.stringContaining('Too many wrong keys') });
    expect((await ochreAdmin('statistics')).code).toBe(0);
    expect(JSON.stringify(one().logged)).not.toContain(KEY);
    const none = await adminWith({}, 'statistics', '--data', '/nowhere', ...url);
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('There is no key') });
    const nobody = await adminWith(
      { OCHRE_ADMIN_KEY: KEY },
      'statistics',
      '--url',
      'http://127.0.0.1:9',
    );
    expect(nobody).toMatchObject({ code: 2, err: expect.stringContaining('No server answers') });
  });

  it('comes in nowhere where no key is set', async () => {
    const server = await testServer();
    const { status } = await new Visitor(server.origin).ask(
      'GET',
      '/api/admin/statistics',
      undefined,
      {
        authorization: 'Bearer undefined',
      },
    );
    expect(status).toBe(404);
    await server.close();
  });
});
