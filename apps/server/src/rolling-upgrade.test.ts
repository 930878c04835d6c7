import type { AnyGame } from '@ochre/kernel';
import { bots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import type { AnyBots } from '@ochre/search';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameList } from './games.ts';
import type { Client } from './testing/client.ts';
import { playToEnd } from './testing/play.ts';
import { sharedStore } from './testing/shared-store.ts';
import { tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const under = (rulesVersion: string): GameList => ({
  pebbles: { game: { ...(pebbles as AnyGame), rulesVersion }, bots: bots as AnyBots },
});

describe('two processes, of which one knows newer rules', () => {
  let servers: TestServer[] = [];
  let clients: readonly Client[] = [];
  afterEach(async () => {
    for (const client of clients) client.close();
    for (const server of servers) await server.close();
    servers = [];
  });

  const start = async (): Promise<readonly [older: TestServer, newer: TestServer]> => {
    const [one, two] = sharedStore(2);
    const older = await testServer({ store: one!, games: under('1') });
    const newer = await testServer({ store: two!, games: under('2') });
    servers = [older, newer];
    return [older, newer];
  };
  const look = ({ origin }: TestServer, table: string) =>
    new Visitor(origin).ask('GET', `/api/tables/${table}`);

  it('a game goes on where its rules are known, and ends when nobody is left who knows them', async () => {
    const [older, newer] = await start();
    const { table, clients: players } = await tableFor(older.origin, 2, { game: 'pebbles' });
    clients = players;
    expect(await look(newer, table)).toMatchObject({
      status: 409,
      json: { message: 'A game begun under rules version "1" cannot continue under "2".' },
    });
    const [first] = players;
    await first!.act(table, { kind: 'move', move: first!.view(table).game!.legal![0]! });
    expect(await look(older, table)).toMatchObject({ json: { view: { stage: 'playing' } } });
    await older.close();
    await expect
      .poll(async () => (await look(newer, table)).json)
      .toMatchObject({ view: { stage: 'closed', closed: 'rules', rules: '1' } });
  });

  it('a game that ends there has ended here, with its result and its record', async () => {
    const [older, newer] = await start();
    const { table, clients: players } = await tableFor(older.origin, 2, { game: 'pebbles' });
    clients = players;
    // From now on the newer one has it in memory, as a game that runs.
    expect((await look(newer, table)).status).toBe(409);
    await Promise.all(players.map((player, at) => playToEnd(player, table, `${at}`)));
    const { result } = players[0]!.view(table);
    await older.close();
    await expect
      .poll(async () => (await look(newer, table)).json)
      .toMatchObject({ view: { stage: 'over', rules: '1', result } });
    const record = await new Visitor(newer.origin).ask('GET', `/api/tables/${table}/record`);
    expect(record.text).toContain('[Rules "1"]');
    expect(await newer.store.cardOf(table)).toMatchObject({ stage: 'over', rulesVersion: '1' });
  });

  it('a game of the newer rules is left alone by the older one, also when it is the last', async () => {
    const [older, newer] = await start();
    const { table, clients: players } = await tableFor(newer.origin, 2, { game: 'pebbles' });
    clients = players;
    expect((await look(older, table)).status).toBe(409);
    await newer.close();
    await expect.poll(() => older.logged.join('')).toContain('table.lost');
    expect((await look(older, table)).status).toBe(409);
    expect(await older.store.cardOf(table)).toMatchObject({ stage: 'playing', rulesVersion: '2' });
  });
});
