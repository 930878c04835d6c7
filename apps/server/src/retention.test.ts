import type { History, MadeDaily } from '@ochre/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { temporaryFolder } from './store/testing/folder.ts';
import { POSTGRES, testDatabase } from './store/testing/postgres-database.ts';
import { Client } from './testing/client.ts';
import { person, plan, playToEnd } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const DAY = 24 * 3_600_000;

interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** The same again after a server has closed it. */
async function inMemory(): Promise<Place> {
  const store = memoryStore();
  return { open: async () => ({ ...store, close: async () => {} }), remove: async () => {} };
}

async function inSqlite(): Promise<Place> {
  const folder = temporaryFolder();
  return { open: () => sqliteStore(folder.path), remove: async () => folder.remove() };
}

async function inPostgres(): Promise<Place> {
  const database = await testDatabase();
  return { open: () => postgresStore(database.url), remove: () => database.remove() };
}

const PLACES = [
  ['memory', inMemory],
  ['SQLite', inSqlite],
  ...(POSTGRES === undefined ? [] : ([['PostgreSQL', inPostgres]] as const)),
] as const;

afterEach(() => void vi.useRealTimers());

/** A server that is started so many days later. */
async function later(place: Place, days: number, settings = {}): Promise<TestServer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
  return testServer({
    store: await place.open(),
    settings: { OCHRE_HIDDEN_GAMES: 'yes', ...settings },
  });
}

const swept = (server: TestServer) =>
  expect
    .poll(() => server.logged.some((line) => line.includes('"retention.forgotten"')))
    .toBe(true);
const toldAt = async (origin: string, table: string) => {
  const visitor = await Visitor.arrive(origin);
  const { json } = await visitor.ask('GET', `/api/tables/${table}/history`);
  return (json as History).told;
};

describe.each(PLACES)('what is kept too long, in %s,', (_, placeOf) => {
  it('is a game of a day that nobody has played on for a week, and no other day’s', async () => {
    const place = await placeOf();
    const wanted = { game: 'pebbles', way: 'bots', name: 'Ada' };
    const first = await later(place, 0);
    const ada = await Visitor.arrive(first.origin);
    const begin = async (): Promise<MadeDaily> =>
      (await ada.ask('POST', '/api/dailies', wanted)).json as MadeDaily;
    const forsaken = await begin();
    await first.close();

    const second = await later(place, 2);
    ada.origin = second.origin;
    const fresh = await begin();
    expect(fresh.day > forsaken.day).toBe(true);
    expect(fresh.commitment).not.toBe(forsaken.commitment);
    expect(await second.store.cardOf(forsaken.table)).toMatchObject({ stage: 'playing' });
    await second.close();

    const third = await later(place, 6);
    await expect.poll(async () => (await third.store.cardOf(forsaken.table))?.stage).toBe('closed');
    expect(await third.store.cardOf(fresh.table)).toMatchObject({ stage: 'playing' });
    await third.close();
    await place.remove();
  });

  it('goes when its time has come, and not before', { timeout: 240_000 }, async () => {
    const place = await placeOf();
    const first = await later(place, 0);
    const clients = [await Client.arrive(first.origin), await Client.arrive(first.origin)];
    const [ada, bea] = clients;
    await bea!.visitor.ask('POST', '/api/me/account', { name: 'Bea', password: 'correct horse' });
    const guest = await Client.of(bea!.visitor);
    const { table } = await ada!.visitor.makeTable({
      plan: { ...plan(person, person), game: 'pebbles' },
    });
    await Promise.all([ada!.follow(table), guest.follow(table)]);
    await ada!.act(table, { kind: 'sit', name: 'Ada', nonce: 'a' });
    await guest.act(table, { kind: 'sit', name: 'Bea', nonce: 'b' });
    await guest.act(table, { kind: 'say', text: 'some words' });
    await ada!.act(table, { kind: 'begin' });
    await Promise.all([playToEnd(ada!, table, 'a'), playToEnd(guest, table, 'b')]);
    for (const client of [...clients, guest]) client.close();
    await first.close();

    // The words after a year.
    const early = await later(place, 364);
    expect(JSON.stringify(await toldAt(early.origin, table))).toContain('some words');
    await early.close();
    const year = await later(place, 2);
    await swept(year);
    const told = JSON.stringify(await toldAt(year.origin, table));
    expect(told).not.toContain('some words');
    expect(told).toContain('{"kind":"said","seat":1,"name":""}');
    const { text } = await (await Visitor.arrive(year.origin)).ask('GET', `/api/tables/${table}`);
    expect(text).toContain('"name":"Ada"');
    await year.close();

    // The guest after 400 days, and nobody with an account.
    const guests = await later(place, 36);
    await swept(guests);
    const view = (await (await Visitor.arrive(guests.origin)).ask('GET', `/api/tables/${table}`))
      .text;
    expect(view).not.toContain('"name":"Ada"');
    expect(view).toContain('"name":"Bea"');
    expect(await guests.store.personByLogin('bea')).toBeDefined();
    await guests.close();

    // The game never, unless that is wished.
    const old = await later(place, 9_000, { OCHRE_KEEP_GUESTS: 'forever' });
    expect(await old.store.cardOf(table)).toBeDefined();
    await old.close();
    const strict = await later(place, 1, { OCHRE_KEEP_GAMES: '30' });
    await expect.poll(() => strict.store.cardOf(table)).toBeUndefined();
    expect(await strict.store.entries(table)).toEqual([]);
    await strict.close();
    await place.remove();
  });

  it('is erased by the next start where a process ended in the middle of a deletion', async () => {
    const place = await placeOf();
    const first = await later(place, 0);
    const ada = await Client.arrive(first.origin);
    const { table } = await ada.visitor.makeTable({ plan: plan(person, person) });
    await ada.act(table, { kind: 'say', text: 'half deleted', name: 'Ada' });
    const [made] = await first.store.entries(table);
    ada.close();
    await first.store.deletePerson(made!.by, Date.now() - 1);
    await first.close();
    const second = await later(place, 0);
    await expect.poll(() => second.store.tracesOf(made!.by, 9)).toEqual([]);
    expect(JSON.stringify(await second.store.entries(table))).not.toContain('half deleted');
    expect(await second.store.toErase(Date.now(), 9)).toEqual([made!.by]);
    await second.close();
    // Whatever was on its way then has been stored by now.
    const third = await later(place, 1);
    await expect.poll(() => third.store.toErase(Date.now(), 9)).toEqual([]);
    await third.close();
    await place.remove();
  });
});
