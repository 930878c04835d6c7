import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { sharedStore } from './testing/shared-store.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

/** Any address will do: the store is there already, and this only says that others use it too. */
const settings = { DATABASE_URL: 'postgres://others' };
let [one, two]: TestServer[] = [];
beforeAll(async () => {
  const stores = sharedStore(2);
  one = await testServer({ store: stores[0]!, settings });
  two = await testServer({ store: stores[1]!, settings });
});
afterAll(async () => {
  await two!.close();
});

describe('two processes on one store', () => {
  it('keep one table: its people play on both, and when one goes down on the other', async () => {
    const ada = await Client.arrive(one!.origin);
    const bea = await Client.arrive(two!.origin);
    const seats = [person, person, bot('greedy')];
    const { table } = await ada.visitor.makeTable({ plan: plan(...seats) });
    await Promise.all([ada.follow(table), bea.follow(table)]);
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'a' });
    await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'b' });
    await ada.until(() => ada.view(table).seats[1]!.name === 'Bea');
    const everybody = { here: [true, true, false], watching: 0 };
    for (const client of [ada, bea]) {
      await client.until(() => client.presence.get(table)?.here.filter(Boolean).length === 2);
      expect(client.presence.get(table)).toMatchObject(everybody);
    }
    await ada.act(table, { kind: 'begin' });
    await bea.until(() => bea.view(table).stage === 'playing');
    const halfway = (client: Client) => ({
      mayGoOn: () => (client.view(table).game?.moves ?? 0) < 60,
    });
    await Promise.all([
      playToEnd(ada, table, 'a', halfway(ada)),
      playToEnd(bea, table, 'b', halfway(bea)),
    ]);
    expect([...ada.complaints, ...bea.complaints]).toEqual([]);
    // Nothing of it is bound to the process where it began.
    await one!.close();
    const moved = new Visitor(two!.origin);
    moved.cookie = ada.visitor.cookie;
    ada.close();
    await bea.until(() => bea.presence.get(table)?.here[0] === false);
    const again = await Client.of(moved);
    await again.follow(table);
    await Promise.all([playToEnd(again, table, 'a'), playToEnd(bea, table, 'b')]);
    expect([...again.complaints, ...bea.complaints]).toEqual([]);
    expect(again.view(table).stage).toBe('over');
    expect(again.view(table).game).toEqual(bea.view(table).game);
    const entries = await two!.store.entries(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
    again.close();
    bea.close();
  });
});
