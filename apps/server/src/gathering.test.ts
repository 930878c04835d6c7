import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';
import { Client } from './testing/client.ts';
import { earlier } from './testing/earlier.ts';
import { bot, person, plan } from './testing/play.ts';
import { sharedStore } from './testing/shared-store.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const HOUR = 3_600_000;

describe('making a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());
  const gathering = () => server.store.oldGatherings(Date.now() + HOUR, 100);

  it('and sitting down is one thing: both are stored together', async () => {
    const ada = await Visitor.arrive(server.origin);
    const sit = { name: 'Ada', nonce: 'n', seat: 1 };
    const { table } = await ada.makeTable({ plan: plan(person, person), sit });
    const entries = await server.store.entries(table);
    expect(entries.map(({ deed }) => deed.kind)).toEqual(['made', 'sat']);
    expect(new Set(entries.map(({ at }) => at)).size).toBe(1);
    expect((await server.store.cardOf(table))!.members).toMatchObject([{ seat: 1, name: 'Ada' }]);
  });

  it.each([
    ['a seat that a bot has', { seat: 1 }, 'taken'],
    ['a seat that is not there', { seat: 5 }, 'no-such-seat'],
  ])('leaves none behind when it asks for %s', async (_what, change, code) => {
    const before = await gathering();
    const ada = await Visitor.arrive(server.origin);
    const wanted = { plan: plan(person, bot('greedy')), sit: { name: 'A', nonce: 'n', ...change } };
    const { json } = await ada.ask('POST', '/api/tables', wanted);
    expect(json).toMatchObject({ code });
    expect(await gathering()).toEqual(before);
  });
});

async function tableMade(store: Store, hoursAgo: number): Promise<string> {
  // It stays open for others.
  const then = { ...earlier(store, hoursAgo * HOUR), async close() {} };
  const server = await testServer({ store: then });
  const ada = await Visitor.arrive(server.origin);
  const { table } = await ada.makeTable({ plan: plan(person, person) });
  await server.close();
  return table;
}

const lobby = async (origin: string): Promise<string> =>
  (await new Visitor(origin).ask('GET', '/api/tables')).text;

describe('a table where nobody comes', () => {
  it('is closed as well when its game is no longer listed', async () => {
    const store = memoryStore();
    const old = await tableMade(store, 25);
    const server = await testServer({ store, games: {} });
    await expect.poll(async () => (await store.cardOf(old))!.stage).toBe('closed');
    await server.close();
  });

  it('is closed after a day, and leaves the lobby; a younger one stays', async () => {
    const store = memoryStore();
    const [old, young] = [await tableMade(store, 25), await tableMade(store, 23)];
    const server = await testServer({ store });
    await expect.poll(() => lobby(server.origin)).not.toContain(old);
    expect(await lobby(server.origin)).toContain(young);
    expect((await store.entries(old)).at(-1)).toMatchObject({
      by: 'table',
      deed: { kind: 'closed' },
    });
    const late = await Client.arrive(server.origin);
    expect((await late.follow(old)).stage).toBe('closed');
    const sitting = late.act(old, { kind: 'sit', name: 'Late', nonce: 'n' });
    await expect(sitting).rejects.toThrow('not-now: The table is closed');
    late.close();
    await server.close();
  });

  it('is closed when the setting says so, and once, however many processes look around', async () => {
    const stores = sharedStore(3);
    const old = await tableMade(stores[2]!, 3);
    const settings = { OCHRE_GATHERING: '2', DATABASE_URL: 'postgres://others' };
    const servers = await Promise.all(
      stores.slice(0, 2).map((store) => testServer({ store, settings })),
    );
    const stageOf = async () => (await stores[0]!.cardOf(old))!.stage;
    await expect.poll(stageOf).toBe('closed');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const kinds = (await stores[0]!.entries(old)).map(({ deed }) => deed.kind);
    expect(kinds).toEqual(['made', 'closed']);
    for (const server of servers) await server.close();
  });
});
