import { parseRecord, replay } from '@ochre/kernel';
import type { GameSummary, TableView, Told } from '@ochre/protocol';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { ADA } from '../databases/play-a-little.ts';
import { GAMES, type GameList } from './games.ts';
import { newToken, sessionOf } from './people/tokens.ts';
import type { Store } from './store/store.ts';
import { POSTGRES } from './store/testing/postgres-database.ts';
import { Client } from './testing/client.ts';
import { inPostgres, inSqlite, type OldDatabase } from './testing/old-database.ts';
import { playToEnd } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

/** What is in the database of version 3: its rules were 2. */
const OVER = 'pUsc9PIKLteZrPlt';
const RUNNING = 'e_TlRVcDLih6aL9G';
const GATHERING = 'qTIq4VYZu7U-PmCM';
const CLOSED = 'KMhfdxPJqj4i-fkc';
const IMPORTED = 'noguBgHIBJI2qFsU';
const RESULT = { scores: [9, 7, 595], winners: [2] };

/** Today's games with rules of another version. */
const under = (rulesVersion: string): GameList => ({
  'stone-age': { ...GAMES['stone-age']!, game: { ...GAMES['stone-age']!.game, rulesVersion } },
});
const began = (rules: string): string =>
  `update entries set entry = replace(entry, '"rules":"2"', '"rules":"${rules}"')`;

describe.each([
  ['SQLite', inSqlite, false],
  ['PostgreSQL', inPostgres, POSTGRES === undefined],
] as const)('a database of version 3 in %s', (_name, in_, isSkipped) => {
  let old: OldDatabase | undefined;
  let server: TestServer | undefined;
  let clients: Client[] = [];

  const start = async (games: GameList = GAMES): Promise<TestServer> => {
    server = await testServer({ store: await old!.open(), games });
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
    await old?.remove();
    old = undefined;
  });

  const ada = async (): Promise<Client> => {
    const visitor = new Visitor(server!.origin);
    const { status, json } = await visitor.ask('POST', '/api/session', ADA);
    expect([status, json]).toEqual([200, { hasAccount: true }]);
    return connected(visitor);
  };
  /** A guest, whose cookie nobody has any more. */
  const guest = async (member: string): Promise<Client> => {
    const token = newToken();
    await server!.store.addSession(sessionOf(token), member, Date.now());
    const visitor = new Visitor(server!.origin);
    visitor.cookie = `ochre=${token}`;
    return connected(visitor);
  };
  const bea = async (): Promise<Client> =>
    guest((await server!.store.cardOf(OVER))!.members.find(({ name }) => name === 'Bea')!.member);
  const cy = async (): Promise<Client> => guest((await server!.store.cardOf(IMPORTED))!.host);
  const connected = async (visitor: Visitor): Promise<Client> => {
    const client = await Client.of(visitor);
    clients.push(client);
    return client;
  };

  const viewOf = async ({ visitor }: Client, table: string): Promise<TableView> => {
    const { status, json } = await visitor.ask('GET', `/api/tables/${table}`);
    expect(status).toBe(200);
    return (json as { view: TableView }).view;
  };
  const historyOf = async ({ visitor }: Client, table: string): Promise<Told['what'][]> => {
    const { status, json } = await visitor.ask('GET', `/api/tables/${table}/history`);
    expect(status).toBe(200);
    return (json as { told: Told[] }).told.map(({ what }) => what);
  };
  const recordOf = (store: Store): Promise<string | undefined> => store.recordOf(OVER);

  describe.skipIf(isSkipped)('opened by today’s server', () => {
    it('has everything: accounts, games, what was said, statistics', async () => {
      old = await in_('3');
      await start();
      const client = await ada();
      const { json } = await client.visitor.ask('GET', '/api/me/games');
      const { games } = json as { games: GameSummary[] };
      expect(games.map(({ table, stage }) => [table, stage])).toEqual([
        [RUNNING, 'playing'],
        [OVER, 'over'],
      ]);
      expect(games[1]).toMatchObject(RESULT);
      expect((await client.visitor.ask('GET', '/api/me/statistics')).json).toMatchObject({
        games: 1,
        byPlayers: [{ game: 'stone-age', players: 3, meanScore: 9 }],
      });
      expect(await viewOf(client, OVER)).toMatchObject({
        stage: 'over',
        seats: [{ name: 'Ada' }, { name: 'Bea' }, { bot: 'easy' }],
        result: RESULT,
        game: { snapshot: { result: { scores: RESULT.scores } } },
      });
      expect(await viewOf(client, CLOSED)).toMatchObject({ stage: 'closed' });
      expect(await historyOf(client, OVER)).toContainEqual({
        kind: 'said',
        seat: 0,
        isHost: true,
        name: 'Ada',
        text: "Who's first? ¡Suerte! – Viel Glück 🎲",
      });
      const lobby = await client.visitor.ask('GET', '/api/tables');
      expect(lobby.json).toMatchObject({
        tables: [
          { table: GATHERING, free: 1 },
          { table: RUNNING, stage: 'playing' },
        ],
      });
    });

    it('goes on: the game that ran, the table that waits for somebody', async () => {
      old = await in_('3');
      await start();
      const players = [await ada(), await bea()];
      const before = await players[0]!.follow(RUNNING);
      await players[1]!.follow(RUNNING);
      expect(before).toMatchObject({
        stage: 'playing',
        seats: [{ name: 'Ada' }, { name: 'Bea' }, {}],
      });
      const mayGoOn = ({ game }: TableView) => game!.moves < before.game!.moves + 20;
      await Promise.all(players.map((one, at) => playToEnd(one, RUNNING, `${at}`, { mayGoOn })));
      expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
      const [one, two] = players as [Client, Client];
      await one.act(GATHERING, { kind: 'sit', name: 'Ada', nonce: 'late' });
      await two.act(GATHERING, { kind: 'begin' }, { seen: 9 });
      expect(await viewOf(one, GATHERING)).toMatchObject({ stage: 'playing', you: 1 });
    });

    it('gets the records of games that ended before they were kept, asked for or not', async () => {
      old = await in_('3');
      const { store } = await start();
      await expect.poll(() => recordOf(store)).toBeDefined();
      const { text } = await (await cy()).visitor.ask('GET', `/api/tables/${OVER}/record`);
      expect(text).toBe(await recordOf(store));
      expect(replay(stoneAge, parseRecord(text)).record().result).toEqual(RESULT);
      await expect.poll(() => store.unrecorded(10)).toEqual([]);
      await expect.poll(() => server!.logged.join('')).toContain('"records.kept","records":1');
    });

    it('has imported games as they came, and who brought one can delete it', async () => {
      old = await in_('3');
      const { store } = await start();
      const { visitor } = await cy();
      const path = `/api/tables/${IMPORTED}`;
      expect((await visitor.ask('GET', path)).json).toMatchObject({ kind: 'imported' });
      const { text } = await visitor.ask('GET', `${path}/record`);
      expect(parseRecord(text).result).toEqual(RESULT);
      const games = await visitor.ask('GET', '/api/me/games');
      expect(games.json).toMatchObject({ games: [{ table: IMPORTED, kind: 'imported' }] });
      const stranger = await Visitor.arrive(server!.origin);
      expect((await stranger.ask('DELETE', path)).json).toMatchObject({ code: 'not-yours' });
      expect((await visitor.ask('DELETE', path)).status).toBe(204);
      expect((await visitor.ask('GET', path)).status).toBe(404);
      expect(await store.recordOf(IMPORTED)).toBeUndefined();
    });
  });

  describe.skipIf(isSkipped)('when the rules have changed since', () => {
    it('has finished games as they were: view, history, record, and the way to the next', async () => {
      old = await in_('3');
      const { store } = await start();
      await expect.poll(() => recordOf(store)).toBeDefined();
      const record = await recordOf(store);
      const known = await viewOf(await ada(), OVER);
      const told = await historyOf(await ada(), OVER);
      await stop();

      await start(under('3'));
      const client = await ada();
      const { game: _board, ...others } = known;
      expect(await viewOf(client, OVER)).toEqual({ ...others, rules: '2' });
      expect(await client.follow(OVER)).toEqual({ ...others, rules: '2' });
      expect(await historyOf(client, OVER)).toEqual(
        told.map((what) => (what.kind === 'moved' ? { ...what, events: [] } : what)),
      );
      const served = await client.visitor.ask('GET', `/api/tables/${OVER}/record`);
      expect([served.status, served.text]).toEqual([200, record]);
      await expect(client.past(OVER, 20)).rejects.toThrow('rules version "2", which is not known');
      await client.act(OVER, { kind: 'say', text: 'Remember?' });
      expect(await server!.store.cardOf(OVER)).toMatchObject({
        stage: 'over',
        rulesVersion: '2',
        result: RESULT,
      });
      expect((await client.visitor.ask('GET', '/api/me/statistics')).json).toMatchObject({
        games: 1,
      });
      // Bea has made it before; it has not begun, and is played by the rules of today.
      const again = await client.visitor.ask('POST', `/api/tables/${OVER}/rematch`);
      expect(again.status).toBe(201);
      const { table } = again.json as { table: string };
      expect(await client.follow(table)).toMatchObject({ stage: 'gathering' });
      await client.act(table, { kind: 'sit', name: 'Ada', nonce: 'again' });
    });

    it('ends running games without result, in words, and keeps what was done and said', async () => {
      old = await in_('3');
      await start(under('3'));
      const client = await ada();
      const view = await client.follow(RUNNING);
      expect(view).toMatchObject({
        stage: 'closed',
        closed: 'rules',
        rules: '2',
        seats: [{ name: 'Ada', nonce: 'adas-second' }, { name: 'Bea' }, { bot: 'greedy' }],
      });
      expect(view).not.toHaveProperty('result');
      expect(view).not.toHaveProperty('secret');
      const told = await historyOf(client, RUNNING);
      expect(told.at(-1)).toEqual({ kind: 'closed', why: 'rules' });
      expect(told.filter(({ kind }) => kind === 'moved').length).toBeGreaterThan(30);
      expect((await client.visitor.ask('GET', '/api/me/tables')).json).toEqual({ games: [] });
      expect(server!.logged.join('')).toContain('"table.outlived"');
      const record = await client.visitor.ask('GET', `/api/tables/${RUNNING}/record`);
      expect(record.json).toMatchObject({ code: 'not-now' });
      const again = await client.visitor.ask('POST', `/api/tables/${RUNNING}/rematch`);
      expect(again.status).toBe(201);
      // A table that was closed before says nothing of rules.
      expect(await viewOf(client, CLOSED)).not.toHaveProperty('closed');
    });

    it('without ever having made its records says so, and shows the rest', async () => {
      old = await in_('3', began('1'), "update tables set rules_version = '1'");
      await start();
      const client = await ada();
      expect(await viewOf(client, OVER)).toMatchObject({
        stage: 'over',
        rules: '1',
        result: RESULT,
      });
      expect(await historyOf(client, OVER)).not.toHaveLength(0);
      const { status, json } = await client.visitor.ask('GET', `/api/tables/${OVER}/record`);
      expect([status, json]).toEqual([
        409,
        {
          code: 'not-now',
          message: expect.stringContaining('rules version "1", which is not known here'),
        },
      ]);
    });
  });

  it.skipIf(isSkipped)(
    'with newer rules: leaves what runs alone, and shows what ended',
    async () => {
      old = await in_('3', began('4'), "update tables set rules_version = '4'");
      const { store } = await start();
      const client = await ada();
      const { status, json } = await client.visitor.ask('GET', `/api/tables/${RUNNING}`);
      expect([status, json]).toEqual([
        409,
        {
          code: 'not-now',
          message: 'A game begun under rules version "4" cannot continue under "2".',
        },
      ]);
      await expect(client.act(RUNNING, { kind: 'resign' })).rejects.toThrow('not-now');
      expect(await viewOf(client, OVER)).toMatchObject({ rules: '4', result: RESULT });
      const card = await store.cardOf(RUNNING);
      expect(card).toMatchObject({ stage: 'playing', rulesVersion: '4' });
      expect(await store.entries(RUNNING, card!.seq - 1)).toHaveLength(1);
    },
  );
});
