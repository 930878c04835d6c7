import type { History } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { gather } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** What a client was told that somebody said. */
const heard = (client: Client, table: string): unknown[] =>
  client.tables.get(table)!.told.flatMap(({ what }) => (what.kind === 'said' ? [what.text] : []));

describe('muting', () => {
  it('holds on every device and after every reconnect, and nobody else learns of it', async () => {
    const { table, clients } = await gather(server.origin, 2);
    const [ada, bea] = clients as [Client, Client];
    const [eve, kim] = [await Client.arrive(server.origin), await Client.arrive(server.origin)];
    await Promise.all([eve.follow(table), kim.follow(table)]);
    await ada.act(table, { kind: 'mute', whom: 1, isMuted: true });
    await eve.act(table, { kind: 'mute', whom: 1, isMuted: true });
    await bea.act(table, { kind: 'say', text: 'one' });
    const news = bea.received.filter((text) => text.includes('"news"')).length;
    await ada.act(table, { kind: 'mute', whom: 'watching', isMuted: true });
    await ada.act(table, { kind: 'mute', whom: 'watching', isMuted: false });
    expect(bea.received.filter((text) => text.includes('"news"'))).toHaveLength(news);
    ada.drop();
    await bea.act(table, { kind: 'say', text: 'two' });
    const phone = await Client.of(ada.visitor);
    await phone.follow(table);
    const { seq } = bea.view(table);
    const all = [ada, bea, eve, kim, phone];
    await Promise.all(all.map((client) => client.until(() => client.view(table).seq === seq)));

    expect([ada, eve, phone].map((client) => heard(client, table))).toEqual([[], [], []]);
    expect([bea, kim].map((client) => heard(client, table))).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
    expect(all.map((client) => client.view(table).muted)).toEqual([
      [1],
      undefined,
      [1],
      undefined,
      [1],
    ]);
    // Not even a number of it: nothing is missing in what they heard.
    for (const other of [bea, kim]) {
      expect(other.received.join()).not.toMatch(/mute|unheard/);
      const { json } = await other.visitor.ask('GET', `/api/tables/${table}/history`);
      expect((json as History).told.map(({ what }) => what.kind)).toEqual([
        'made',
        'sat',
        'sat',
        'said',
        'said',
      ]);
    }
    const { json } = await ada.visitor.ask('GET', `/api/tables/${table}/history`);
    expect(JSON.stringify((json as History).told)).not.toContain('"two"');
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const client of all) client.close();
  });
});
