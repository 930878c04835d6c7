import { commitmentTo, parseRecord, replay } from '@ochre/kernel';
import type { GameSummary, MadeDaily } from '@ochre/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { openStore } from './store/open.ts';
import { temporaryFolder } from './store/testing/folder.ts';
import { POSTGRES, testDatabase } from './store/testing/postgres-database.ts';
import { Client } from './testing/client.ts';
import { playToEnd } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const PEBBLES = { game: 'pebbles', way: 'bots', name: 'Ada' } as const;

interface Place {
  readonly store: () => ReturnType<typeof openStore>;
  readonly remove: () => Promise<void>;
}

async function inSqlite(): Promise<Place> {
  const folder = temporaryFolder();
  return {
    store: () => openStore({ dataFolder: folder.path }),
    remove: async () => folder.remove(),
  };
}

async function inPostgres(): Promise<Place> {
  const { url, remove } = await testDatabase();
  return { store: () => openStore({ dataFolder: '', databaseUrl: url }), remove };
}

describe.each([
  ['SQLite', inSqlite, false],
  ['PostgreSQL', inPostgres, POSTGRES === undefined],
] as const)('the game of the day at a server with %s', (_name, in_, isSkipped) => {
  let place: Place | undefined;
  let server: TestServer | undefined;
  let clients: Client[] = [];

  const start = async (): Promise<TestServer> => {
    place ??= await in_();
    server = await testServer({ store: await place.store(), games: GAMES });
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const client of clients) client.close();
    clients = [];
    await server?.close();
    server = undefined;
  };
  afterEach(async () => {
    await stop();
    await place?.remove();
    place = undefined;
  });
  const arrive = async (visitor?: Visitor): Promise<Client> => {
    const { origin } = server!;
    if (visitor !== undefined) visitor.origin = origin;
    const client = visitor === undefined ? await Client.arrive(origin) : await Client.of(visitor);
    clients.push(client);
    return client;
  };
  const begin = async ({ visitor }: Client, wanted: unknown = PEBBLES) => {
    const { status, json } = await visitor.ask('POST', '/api/dailies', wanted);
    return { status, ...(json as MadeDaily) };
  };
  const secretAt = async (table: string): Promise<string> => {
    const [first] = await server!.store.entries(table);
    return first!.deed.kind === 'made' ? first!.deed.secret : '';
  };

  it.skipIf(isSkipped)('is the same for two players, and once for each', async () => {
    await start();
    const [ada, bea] = [await arrive(), await arrive()];
    const [one, other] = [await begin(ada), await begin(bea, { ...PEBBLES, name: 'Bea' })];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(other).toMatchObject({ day: one.day, commitment: one.commitment });
    expect(other.table).not.toBe(one.table);
    await Promise.all([ada.follow(one.table), bea.follow(other.table)]);
    expect(ada.view(one.table)).toMatchObject({
      stage: 'playing',
      you: 0,
      daily: { day: one.day, way: 'bots' },
    });
    const secret = await secretAt(one.table);
    expect(commitmentTo(secret)).toBe(one.commitment);
    // The same choices bring the same dice: here everybody rolls.
    for (const [client, { table }] of [
      [ada, one],
      [bea, other],
    ] as const) {
      await client.act(table, { kind: 'move', move: 'roll' });
    }
    const rolled = (client: Client, table: string) =>
      client.tables.get(table)!.told.find(({ what }) => what.kind === 'moved' && what.seat === 0);
    await Promise.all([
      ada.until(() => rolled(ada, one.table) !== undefined),
      bea.until(() => rolled(bea, other.table) !== undefined),
    ]);
    expect(rolled(ada, one.table)!.what).toEqual(rolled(bea, other.table)!.what);

    const again = await begin(ada, { ...PEBBLES, name: 'Somebody else' });
    expect(again).toEqual({ ...one, status: 200 });
    const { json } = await ada.visitor.ask('GET', '/api/me/dailies');
    expect(json).toMatchObject({
      day: one.day,
      games: [{ table: one.table, stage: 'playing', daily: { day: one.day, way: 'bots' } }],
    });
    expect((json as { games: readonly GameSummary[] }).games).toHaveLength(1);
  });

  it.skipIf(isSkipped)(
    'keeps its secret until it is over, and goes on after a restart',
    async () => {
      await start();
      const ada = await arrive();
      const { visitor } = ada;
      const { table, day, commitment } = await begin(ada);
      await ada.follow(table);
      const secret = await secretAt(table);
      await playToEnd(ada, table, 'a', { mayGoOn: ({ game }) => game!.moves < 5 });
      const early = [...ada.received];
      await stop();

      await start();
      const again = await arrive(visitor);
      expect(await begin(again)).toMatchObject({ status: 200, table, day, commitment });
      await again.follow(table);
      const overHttp = await Promise.all(
        ['', '/history', '/record'].map((path) =>
          visitor.ask('GET', `/api/tables/${table}${path}`),
        ),
      );
      const { text: exported } = await visitor.ask('GET', '/api/me/export');
      await again.past(table, 3);
      expect(overHttp.map(({ status }) => status)).toEqual([200, 200, 409]);
      for (const text of [
        ...early,
        ...again.received,
        ...overHttp.map((one) => one.text),
        exported,
      ]) {
        expect(text).not.toContain(secret);
      }
      await playToEnd(again, table, 'b');
      const told = again.received.filter((text) => text.includes(secret));
      expect(told.length).toBeGreaterThan(0);
      expect(told.every((text) => text.includes('"stage":"over"'))).toBe(true);
      expect(again.complaints).toEqual([]);
      expect(server!.logged.join('\n')).not.toContain(secret);

      const { text } = await visitor.ask('GET', `/api/tables/${table}/record`);
      const record = parseRecord(text);
      expect(record).toMatchObject({ secret, commitment, nonces: [] });
      expect(replay(GAMES.pebbles!.game, record).record()).toEqual(record);
      // Whoever has finished does not begin again.
      expect(await begin(again)).toMatchObject({ status: 200, table });
      const { json } = await visitor.ask('GET', '/api/me/dailies');
      expect(json).toMatchObject({ games: [{ table, stage: 'over', ...record.result }] });
    },
  );

  it.skipIf(isSkipped)('is seen by nobody but its player', async () => {
    await start();
    const ada = await arrive();
    const { table } = await begin(ada);
    await ada.follow(table);
    const secret = await secretAt(table);
    const eve = await arrive();
    const nobody = new Visitor(server!.origin);
    const isShut = async (): Promise<void> => {
      for (const visitor of [eve.visitor, nobody]) {
        for (const path of ['', '/history', '/record']) {
          const { status, text } = await visitor.ask('GET', `/api/tables/${table}${path}`);
          expect([path, status]).toEqual([path, 403]);
          expect(text).not.toContain(secret);
        }
      }
      await expect(eve.past(table, 1)).rejects.toThrow('not-yours');
      await expect(
        eve.act(table, { kind: 'say', text: 'What do you have?', name: 'Eve' }),
      ).rejects.toThrow('not-yours');
      const refused = eve.refused.length;
      eve.say({ do: 'follow', table });
      await eve.until(() => eve.refused.length > refused);
      expect(eve.refused.at(-1)).toMatchObject({ table, code: 'not-yours' });
      expect((await eve.visitor.ask('POST', `/api/tables/${table}/rematch`)).status).toBe(403);
    };
    await isShut();
    await playToEnd(ada, table, 'a');
    await isShut();
    expect(eve.received.join('\n')).not.toContain(secret);
    const { json } = await nobody.ask('GET', '/api/tables');
    expect(json).toEqual({ tables: [] });
  });
});

describe('who asks for the game of the day', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is somebody, and asks for one that there is', async () => {
    server = await testServer();
    const stranger = new Visitor(server.origin);
    expect((await stranger.ask('POST', '/api/dailies', PEBBLES)).status).toBe(401);
    expect((await stranger.ask('GET', '/api/me/dailies')).status).toBe(401);
    const ada = await Visitor.arrive(server.origin);
    const asked = async (wanted: unknown) => {
      const { status, json } = await ada.ask('POST', '/api/dailies', wanted);
      return [status, (json as { code: string }).code];
    };
    // For developers, and this server is not told to play it.
    expect(await asked(PEBBLES)).toEqual([404, 'no-such-game']);
    const stoneAge = { game: 'stone-age', way: 'bots', name: 'Ada' };
    expect(await asked({ ...stoneAge, way: 'friends' })).toEqual([400, 'bad-request']);
    expect(await asked({ ...stoneAge, day: '2026-11-17' })).toEqual([400, 'bad-request']);
    expect(await asked({ ...stoneAge, game: 'carcassonne', way: 'solo' })).toEqual([
      400,
      'bad-request',
    ]);
    expect(await asked({ ...stoneAge, name: 'Medium' })).toEqual([409, 'name-taken']);
    expect((await asked(stoneAge))[0]).toBe(201);
    // Nobody else sees it, so nobody needs a name.
    expect((await asked({ game: 'stone-age', way: 'solo' }))[0]).toBe(201);
  });

  it('does not use up their tables by coming back', async () => {
    server = await testServer({ settings: { OCHRE_TABLES: '1' } });
    const ada = await Visitor.arrive(server.origin);
    const wanted = { game: 'stone-age', way: 'bots', name: 'Ada' };
    const ask = async (more = {}) =>
      (await ada.ask('POST', '/api/dailies', { ...wanted, ...more })).status;
    expect(await ask()).toBe(201);
    for (let count = 0; count < 3; count++) expect(await ask()).toBe(200);
    expect(await ask({ way: 'solo' })).toBe(429);
  });
});
