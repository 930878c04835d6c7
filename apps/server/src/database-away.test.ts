import { setTimeout as pause } from 'node:timers/promises';
import type { History } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, ownCluster } from './store/testing/postgres-cluster.ts';
import { POSTGRES } from './store/testing/postgres-database.ts';
import { Acknowledged, toldOtherwise } from './testing/acknowledged.ts';
import { bot, person, playToEnd } from './testing/play.ts';
import { ServerProcess } from './testing/server-process.ts';
import { statusOfSocket } from './testing/status-of-socket.ts';
import { type Gathered, tableFor } from './testing/table-for.ts';
import { Visitor } from './testing/visitor.ts';

/** Two seconds are promised; a busy machine takes its time. */
const SOON_MS = 6_000;
/** Slow enough that no game is over too soon. */
const PACE_MS = 80;
const GENEROUS = ['--messages', '9999', '--requests', '9999', '--sockets', '999'];

describe.skipIf(POSTGRES === undefined)('PostgreSQL goes away in the middle of games', () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let games: Game[];
  let ada: Visitor;
  beforeAll(async () => {
    cluster = await ownCluster(POSTGRES!);
    server = await ServerProcess.start('--database', cluster.url, ...GENEROUS);
    ada = await Visitor.arrive(server.origin);
    games = await Promise.all([1, 2, 3].map(() => play(server.origin)));
  });
  afterAll(async () => {
    for (const { clients } of games) for (const client of clients) client.close();
    await server.kill();
    cluster.remove();
  });

  const ready = async () => (await ada.ask('GET', '/readyz')).status;
  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: SOON_MS, interval: 50 });
  const isDone = (game: Game) => game.acknowledged.reduce((sum, { size }) => sum + size, 0);

  async function goesOn() {
    const before = games.map(isDone);
    await soon(ready).toBe(200);
    await Promise.all(
      games.map((game, at) => soon(async () => isDone(game)).toBeGreaterThan(before[at]!)),
    );
    expect(server.isAlive, server.logged.join('')).toBe(true);
  }

  it.each(['fast', 'immediate', 'fast', 'immediate'] as const)(
    'stopped and started again (%s): it says so, and goes on by itself',
    async (mode) => {
      await pause(300);
      await cluster.stop(mode);
      await soon(ready).toBe(503);
      const { status, json } = await ada.ask('GET', '/api/tables');
      expect({ status, json }).toMatchObject({ status: 503, json: { code: 'unavailable' } });
      expect(await statusOfSocket(ada)).toBe(503);
      await cluster.start();
      await goesOn();
    },
  );

  it('its backends are ended, again and again: it goes on by itself', async () => {
    for (let times = 0; times < 10; times++) {
      await pause(100);
      await cluster.endBackends();
    }
    await goesOn();
  });

  it('garbage on the channel of notices is ignored and counted', async () => {
    await cluster.notify('garbage', 'null', '{"from":"7","presence":{"table":"t"}}');
    const ignored = async () => (await ada.ask('GET', '/metrics')).text;
    await soon(ignored).toContain('ochre_notices_ignored_total{why="garbage"} 3');
    await goesOn();
  });

  it('loses nothing acknowledged, and none of it was a bug', async () => {
    await Promise.all(games.map(({ stop }) => stop()));
    for (const { table, clients, acknowledged } of games) {
      for (const [seat, client] of clients.entries()) {
        const { json } = await client.visitor.ask('GET', `/api/tables/${table}/history`);
        const { told } = json as History;
        expect(acknowledged[seat]!.missingIn(told)).toEqual([]);
        expect(toldOtherwise(client, table, told)).toEqual([]);
        expect(client.complaints).toEqual([]);
        expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
      }
    }
    const logged = server.logged.join('');
    expect(logged).toContain('"event":"store.failed"');
    expect(logged).not.toMatch(/"event":"(request|message|socket)\.failed"|server\.bug/);
    expect(await server.stop()).toBe(0);
  });
});

interface Game extends Gathered {
  readonly acknowledged: readonly Acknowledged[];
  stop(): Promise<void>;
}

/** People who take their time, and a bot; until told to stop. */
async function play(origin: string): Promise<Game> {
  const gathered = await tableFor(origin, 3, {
    seats: [person, person, person, bot('greedy')],
  });
  const { table, clients } = gathered;
  const acknowledged = clients.map(() => new Acknowledged());
  let isStopped = false;
  const playing = Promise.all(
    clients.map((client, seat) => {
      client.wire = (send) => setTimeout(send, PACE_MS);
      return playToEnd(client, table, `${table} ${seat}`, {
        mayGoOn: () => !isStopped,
        onDone: (seq, command) => acknowledged[seat]!.add(seq, command),
      });
    }),
  );
  return {
    ...gathered,
    acknowledged,
    async stop() {
      isStopped = true;
      // Whoever waits for news looks up.
      for (const client of clients) client.say({ do: 'ping' });
      await playing;
    },
  };
}
