import type { Socket } from 'node:net';
import { commitmentTo } from '@ochre/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from './store/open.ts';
import { temporaryFolder } from './store/testing/folder.ts';
import { Client } from './testing/client.ts';
import { heardUntil, rawTo, requestOf, upgradeOf } from './testing/raw.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const folder = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  // A real database: it does not take everything for a name.
  const store = await openStore({ dataFolder: folder.path });
  server = await testServer({ store, settings: { OCHRE_SOCKETS: '20', OCHRE_MESSAGES: '40' } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Whether the server has let go of it: what is sent there then comes back as an error. */
function isLetGo(raw: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const tick = setInterval(() => raw.write('x'), 50);
    const patience = setTimeout(() => finish(false), 3_000);
    const finish = (answer: boolean): void => {
      clearInterval(tick);
      clearTimeout(patience);
      raw.destroy();
      resolve(answer);
    };
    raw.once('close', () => finish(true));
  });
}

describe('whoever is turned away', () => {
  it('holds nothing open, even with their half of the connection', async () => {
    const raws = await Promise.all(Array.from({ length: 200 }, () => rawTo(server.origin)));
    for (const raw of raws) raw.write(upgradeOf());
    const answers = await Promise.all(raws.map((raw) => heardUntil(raw, /\r\n\r\n/)));
    expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toContain('HTTP/1.1 401');
    expect(await Promise.all(raws.map(isLetGo))).toEqual(raws.map(() => true));
    // And is counted no longer than that.
    const client = await Client.arrive(server.origin);
    client.close();
  });
});

describe('the address of the socket', () => {
  it('may have a query', async () => {
    const { cookie } = await Visitor.arrive(server.origin);
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws?x=1`, {
      headers: { cookie },
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.terminate();
  });
});

describe('pings of the protocol', () => {
  async function openSocket(): Promise<WebSocket> {
    const { cookie } = await Visitor.arrive(server.origin);
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`, {
      headers: { cookie },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    return socket;
  }

  it('are answered', async () => {
    const socket = await openSocket();
    const answer = new Promise<Buffer>((resolve) => socket.once('pong', resolve));
    socket.ping('Are you there?');
    expect(String(await answer)).toBe('Are you there?');
    socket.terminate();
  });

  it.each(['ping', 'pong'] as const)('are counted as messages: %s', async (kind) => {
    const socket = await openSocket();
    let answers = 0;
    socket.on('pong', () => answers++);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    for (let time = 0; time < 1_000; time++) socket[kind]();
    expect(await closed).toBe(1008);
    expect(answers).toBeLessThan(200);
  });
});

describe('a request', () => {
  it('that would rather be HTTP/2 is answered as it is', async () => {
    const { cookie } = await Visitor.arrive(server.origin);
    const wish = [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ];
    const raw = await rawTo(server.origin);
    raw.write(requestOf('GET /api/tables HTTP/1.1', ...wish));
    expect(await heardUntil(raw, /\}$/)).toMatch(/^HTTP\/1.1 200 .*\{"tables":\[\]\}$/s);
    // The next one on the same connection, whose body comes a little later.
    const body = JSON.stringify({ name: 'Ada' });
    raw.write(
      requestOf(
        'PATCH /api/me HTTP/1.1',
        ...wish,
        `Cookie: ${cookie}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ) + body.slice(0, 5),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    raw.write(body.slice(5));
    expect(await heardUntil(raw, /\}$/)).toMatch(/^HTTP\/1.1 200 .*"name":"Ada"/s);
    raw.destroy();
  });

  it.each([
    ['at HTTP', requestOf('GET /api/tables HTTP/1.1', 'Host: evil.example')],
    ['at the socket', upgradeOf('Host: evil.example')],
  ])('with two hosts is refused: %s', async (_, text) => {
    const raw = await rawTo(server.origin);
    raw.write(text);
    expect(await heardUntil(raw, /\r\n\r\n/)).toMatch(/^HTTP\/1.1 400 /);
    raw.destroy();
  });

  it.each(['codes/%00', 'tables/%00', 'tables/a%00/record', 'tables/%00/history'])(
    'for a zero byte is for nothing: %s',
    async (path) => {
      const visitor = await Visitor.arrive(server.origin);
      expect((await visitor.ask('GET', `/api/${path}`)).status).toBe(404);
      expect((await visitor.ask('GET', `/${path}`)).status).toBe(404);
    },
  );

  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([`{"deck":[${nested(100_000)}]}`, `{"dice":${nested(100_000)}}`, nested(100_000)])(
    'with a record that is nested without end is refused in words (%#)',
    async (rig) => {
      const visitor = await Visitor.arrive(server.origin);
      for (const header of ['Rig', 'Options']) {
        const record = [
          '[Format "1"]',
          '[Rules "2"]',
          '[Game "stone-age"]',
          '[Players "2"]',
          `[${header} ${JSON.stringify(rig)}]`,
          `[Commitment "${commitmentTo('s')}"]`,
          '[Secret "s"]',
          '',
          '0: place hunt 1',
        ].join('\n');
        const { status, json } = await visitor.ask('POST', '/api/records', record, {
          'content-type': 'text/plain',
        });
        expect([status, json]).toMatchObject([400, { code: 'bad-request' }]);
      }
    },
  );

  it('with options that are nested as deep as they can be is refused in words', async () => {
    const visitor = await Visitor.arrive(server.origin);
    const body = `{"plan":{"game":"stone-age","setup":{"options":{"x":${nested(7_900)}}},"seats":[{"kind":"person"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false}}`;
    const { status } = await visitor.ask('POST', '/api/tables', body);
    expect(status).toBe(400);
    const client = await Client.of(visitor);
    const act = `{"do":"act","id":"deep","table":"${'A'.repeat(16)}","seen":1,"command":{"kind":"plan","plan":${nested(3_900)}}}`;
    client.sayRaw(act);
    await client.until(() => client.refused.length > 0);
    expect(client.refused[0]).toMatchObject({ code: 'bad-request' });
    client.close();
  });

  it('is never more than a refusal, whatever is asked for', () => {
    expect(server.logged.filter((line) => line.includes('.failed"'))).toEqual([]);
  });
});
