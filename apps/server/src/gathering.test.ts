import { commitmentTo } from '@ochre/kernel';
import type { Deed } from '@ochre/match';
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

  it('tells what its dice are committed to before anybody can add to them', async () => {
    const ada = await Visitor.arrive(server.origin);
    const { table, commitment } = await ada.makeTable({ plan: plan(person, bot('greedy')) });
    const [made, ...others] = await server.store.entries(table);
    expect(others).toEqual([]);
    const { secret } = made!.deed as Extract<Deed, { kind: 'made' }>;
    expect(commitmentTo(secret)).toBe(commitment);
    expect(JSON.stringify(made)).not.toMatch(/nonce/i);
  });

  it('takes no nonce along: the server has not committed to anything by then', async () => {
    const ada = await Visitor.arrive(server.origin);
    const before = await server.store.oldGatherings(Date.now() + HOUR, 100);
    const wanted = { plan: plan(person, person), sit: { name: 'Ada', nonce: 'n' } };
    const { status, json } = await ada.ask('POST', '/api/tables', wanted);
    expect([status, json]).toMatchObject([400, { code: 'bad-request' }]);
    expect(await server.store.oldGatherings(Date.now() + HOUR, 100)).toEqual(before);
  });

  it('shows it in the lobby while somebody sits there: its maker takes the first seat', async () => {
    const ada = await Client.arrive(server.origin);
    const { table } = await ada.visitor.makeTable({ plan: plan(person, person) });
    expect(await lobby(server.origin)).not.toContain(table);
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' });
    expect(await lobby(server.origin)).toContain(table);
    await ada.act(table, { kind: 'stand' });
    expect(await lobby(server.origin)).not.toContain(table);
    ada.close();
  });
});

async function tableMade(store: Store, hoursAgo: number): Promise<string> {
  // It stays open for others.
  const then = { ...earlier(store, hoursAgo * HOUR), async close() {} };
  const server = await testServer({ store: then });
  const ada = await Client.arrive(server.origin);
  const { table } = await ada.visitor.makeTable({ plan: plan(person, person) });
  await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' });
  ada.close();
  await server.close();
  return table;
}

const lobby = async (origin: string): Promise<string> =>
  (await new Visitor(origin).ask('GET', '/api/tables')).text;

// All at once: each waits until its server looks around.
describe.concurrent('a table where nobody comes', () => {
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
    expect(kinds).toEqual(['made', 'sat', 'closed']);
    for (const server of servers) await server.close();
  });
});
