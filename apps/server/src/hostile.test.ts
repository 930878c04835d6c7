import { connect } from 'node:net';
import type { ServerMessage } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { gather, tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    settings: { OCHRE_MESSAGES: '40', OCHRE_SOCKETS: '12', OCHRE_TABLES: '15' },
  });
});
afterAll(() => server.close());

const logged = (event: string): number =>
  server.logged.filter((line) => line.includes(`"event":"${event}"`)).length;
/** Of each kind the first is a line at once. */
const kindsLogged = (event: string): string[] =>
  server.logged
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event && line.count === 1)
    .map(({ code }) => code);

/** How a request for a socket is answered that is not let in. */
function turnedAway(headers: Record<string, string>, path = '/ws'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${path}`, { headers });
    socket.on('unexpected-response', (_, { statusCode }) => {
      resolve(statusCode!);
      socket.terminate();
    });
    socket.on('open', () => reject(new Error('it was let in')));
    socket.on('error', () => {});
  });
}

async function refusalTo(client: Client, text: string): Promise<unknown> {
  const before = client.refused.length;
  client.sayRaw(text);
  await client.until(() => client.refused.length > before);
  return client.refused.at(-1);
}

describe('at the door', () => {
  it('lets nobody in without a cookie, with a made-up one, or from another site', async () => {
    const { cookie } = await Visitor.arrive(server.origin);
    const foreign = `ochre=${'A'.repeat(43)}`;
    expect(await turnedAway({})).toBe(401);
    expect(await turnedAway({ cookie: foreign })).toBe(401);
    expect(await turnedAway({ cookie: `${cookie}x` })).toBe(401);
    expect(await turnedAway({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await turnedAway({ cookie, origin: 'null' })).toBe(403);
    expect(await turnedAway({ cookie, host: 'evil.example', origin: 'http://evil.example' })).toBe(
      403,
    );
    expect(await turnedAway({ cookie }, '/socket')).toBe(404);
    expect(kindsLogged('socket.refused')).toEqual(['no-session', 'not-allowed', 'not-found']);
  });

  it('has room for so many sockets of one address', async () => {
    const visitor = await Visitor.arrive(server.origin);
    const clients = await Promise.all(Array.from({ length: 12 }, () => Client.of(visitor)));
    expect(await turnedAway({ cookie: visitor.cookie })).toBe(429);
    for (const client of clients) client.close();
    await expect.poll(() => Client.of(visitor).then((one) => one.close() ?? true)).toBe(true);
  });

  it('changes nothing for pages of other sites', async () => {
    const visitor = await Visitor.arrive(server.origin);
    const wanted = { plan: plan(person, person) };
    const ask = (headers: Record<string, string>) =>
      visitor.ask('POST', '/api/tables', wanted, headers).then(({ status }) => status);
    expect(await ask({ origin: 'https://evil.example' })).toBe(403);
    expect(await ask({ 'content-type': 'text/plain' })).toBe(400);
    expect(
      (await visitor.ask('DELETE', '/api/session', undefined, { origin: 'null' })).status,
    ).toBe(403);
  });

  it('reads no more than it must', async () => {
    const visitor = await Visitor.arrive(server.origin);
    // It hangs up while the rest is still being sent, so that not everybody hears why.
    const status = (path: string, body: unknown): Promise<number> =>
      visitor.ask('POST', path, body).then(
        (answer) => answer.status,
        () => 413,
      );
    const long = { plan: plan(person, person), more: 'x'.repeat(20_000) };
    expect(await status('/api/tables', long)).toBe(413);
    expect(await status('/api/records', 'x'.repeat(600_000))).toBe(413);
    expect((await Visitor.arrive(server.origin)).cookie).not.toBe('');
    expect((await visitor.ask('PATCH', '/api/me', { name: 'x', admin: true })).status).toBe(400);
    expect((await visitor.ask('PATCH', '/api/me', '{"name":')).status).toBe(400);
    expect((await visitor.ask('PATCH', '/api/me', { name: 'a\u202eb' })).status).toBe(400);
  });

  it('does not let codes, passwords or tables be tried out', async () => {
    const visitor = await Visitor.arrive(server.origin);
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => visitor.ask('GET', `/api/codes/ABCD${10 + at}`)),
    );
    expect(
      codes
        .map(({ status }) => status)
        .sort()
        .slice(-10),
    ).toEqual(Array(10).fill(429));
    const passwords = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        visitor.ask('POST', '/api/session', { name: 'ada', password: `password ${at}` }),
      ),
    );
    const statuses = passwords.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
    expect((await visitor.ask('GET', '/api/tables/AAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await visitor.ask('GET', `/api/tables/..%2f..%2fetc`)).status).toBe(404);
  });
});

describe('a hostile client', () => {
  it('is refused whatever is no message, and others play on undisturbed', async () => {
    const gathered = await tableFor(server.origin, 1, { seats: [person, bot('greedy')] });
    const { table, clients } = gathered;
    const playing = playToEnd(clients[0]!, table, 'undisturbed');
    const mallory = await Client.arrive(server.origin);
    await mallory.follow(table);
    const act = { do: 'act', id: 'm', table, seen: 1, command: { kind: 'stand' } };
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '"do"',
      '{"do":"fly"}',
      '{"do":"follow"}',
      '{"do":"follow","table":"../x"}',
      '{"__proto__":{"do":"ping"}}',
      JSON.stringify({ ...act, by: 'somebody' }),
      JSON.stringify({ ...act, seen: -1 }),
      JSON.stringify({ ...act, seen: 'all' }),
      JSON.stringify({ ...act, command: { kind: 'sit', name: 'M', nonce: 'not a nonce' } }),
      JSON.stringify({ ...act, command: { kind: 'move', move: 'x'.repeat(500) } }),
      JSON.stringify({ ...act, command: { kind: 'closed' } }),
      JSON.stringify({ ...act, command: { kind: 'tookBack', seat: 0, moves: 0 } }),
    ]) {
      expect(await refusalTo(mallory, text), text).toMatchObject({ code: 'bad-request' });
    }
    for (const [table, command, code] of [
      ['AAAAAAAAAAAAAAAA', { kind: 'say', text: 'x', name: 'M' }, 'no-such-table'],
      [gathered.table, { kind: 'move', move: 'place hunt 1' }, 'not-yours'],
      [gathered.table, { kind: 'resign' }, 'not-yours'],
      [gathered.table, { kind: 'sit', name: 'M', nonce: 'm' }, 'not-now'],
    ] as const) {
      const message = JSON.stringify({ ...act, table, seen: 1_000_000, command });
      expect(await refusalTo(mallory, message)).toMatchObject({ code, id: 'm' });
    }
    await playing;
    expect(clients[0]!.complaints).toEqual([]);
    mallory.close();
    clients[0]!.close();
  });

  it('is cut off for huge messages, binary ones and frames that are none', async () => {
    for (const bad of ['x'.repeat(9_000), Buffer.from([1, 2, 3])]) {
      const client = await Client.arrive(server.origin);
      client.sayRaw(bad);
      await client.until(() => client.connections === 2);
      client.close();
    }
    const { cookie } = await Visitor.arrive(server.origin);
    const raw = connect(Number(new URL(server.origin).port), '127.0.0.1');
    raw.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    await new Promise((resolve) => raw.once('data', resolve));
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]));
    await new Promise((resolve) => raw.once('close', resolve));
    await expect.poll(() => logged('socket.broken')).toBe(2);
    expect(logged('socket.binary')).toBe(1);
  });

  it('is ignored when it floods, and cut off when it goes on', async () => {
    const { table, clients } = await gather(server.origin, 2);
    const [ada] = clients;
    const flood = await Client.arrive(server.origin);
    for (let time = 0; time < 1_000; time++) flood.sayRaw('{"do":"ping"}');
    await flood.until(() => flood.connections === 2);
    const pongs = flood.received.filter(
      (text) => (JSON.parse(text) as ServerMessage).is === 'pong',
    );
    expect(pongs.length).toBeLessThan(200);
    expect(flood.refused[0]).toMatchObject({ code: 'too-many' });
    expect(logged('socket.flood')).toBeGreaterThan(0);
    await ada!.act(table, { kind: 'say', text: 'still here' });
    for (const client of [flood, ...clients]) client.close();
  });

  it('cannot fill the hall with tables', async () => {
    const visitor = await Visitor.arrive(server.origin);
    const statuses: number[] = [];
    for (let time = 0; time < 20; time++) {
      const { status } = await visitor.ask('POST', '/api/tables', { plan: plan(person, person) });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves no chat, no cookie and no code in the log', () => {
    const all = server.logged.join('');
    for (const word of ['still here', 'ABCD1', 'password 1', 'ochre='])
      expect(all).not.toContain(word);
  });
});
