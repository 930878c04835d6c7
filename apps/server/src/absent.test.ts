import type { History } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { Client } from './testing/client.ts';
import { earlier } from './testing/earlier.ts';
import { bot, person, plan } from './testing/play.ts';
import { sharedStore } from './testing/shared-store.ts';
import { gather, onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;

describe('a host who is not there', () => {
  it('is not waited for where they have no seat: who sits there begins', async () => {
    const server = await testServer();
    const host = await Visitor.arrive(server.origin);
    const { table } = await host.makeTable({ plan: plan(person, bot('easy')) });
    const ada = await Client.arrive(server.origin);
    await ada.follow(table);
    await expect(ada.act(table, { kind: 'begin' })).rejects.toThrow('not-host');
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' });
    await ada.until(() => ada.view(table).mayBeginAt !== undefined);
    await ada.act(table, { kind: 'begin' });
    await ada.until(() => ada.view(table).stage === 'playing');
    ada.close();
    await server.close();
  });

  it('is waited for two minutes where they sit, and every process knows since when', async () => {
    const [one, other] = sharedStore(2);
    const first = await testServer({ store: { ...earlier(one!, 2 * MINUTE), async close() {} } });
    const { table, clients } = await gather(first.origin, 2);
    const { cookie } = clients[1]!.visitor;
    await expect(clients[1]!.act(table, { kind: 'begin' })).rejects.toThrow('not-host');
    for (const client of clients) client.close();
    await first.close();
    const second = await testServer({ store: other! });
    const visitor = new Visitor(second.origin);
    visitor.cookie = cookie;
    const ben = await Client.of(visitor);
    await ben.follow(table);
    await ben.act(table, { kind: 'begin' });
    await ben.until(() => ben.view(table).stage === 'playing');
    ben.close();
    await second.close();
  });
});

describe('a player who is not there, at a table without a clock', () => {
  it('can be asked about after half an hour, and stops it with a word', async () => {
    const store = memoryStore();
    const then = { ...earlier(store, 31 * MINUTE), async close() {} };
    const first = await testServer({ store: then });
    const gathered = await tableFor(first.origin, 2);
    const { table } = gathered;
    const absent = onTurn(gathered);
    const waiting = gathered.clients.find((client) => client !== absent)!;
    const { you: seat } = absent.view(table);
    const asking = waiting.act(table, { kind: 'askReplace', seat: seat! });
    await expect(asking).rejects.toThrow('not-now: The table has not been waiting');
    const cookies = [waiting, absent].map(({ visitor }) => visitor.cookie);
    for (const client of gathered.clients) client.close();
    await first.close();

    const second = await testServer({ store });
    const [ada, ben] = await Promise.all(
      cookies.map(async (cookie) => {
        const visitor = new Visitor(second.origin);
        visitor.cookie = cookie;
        const client = await Client.of(visitor);
        await client.follow(table);
        return client;
      }),
    );
    await ada!.act(table, { kind: 'askReplace', seat: seat! });
    await ben!.until(() => ben!.view(table).replace !== undefined);
    expect(ben!.view(table).replace).toMatchObject({ seat, waitsFor: [] });
    await ben!.act(table, { kind: 'sayPhrase', phrase: 'sorry' });
    await ada!.until(() => ada!.view(table).replace === undefined);
    const { json } = await ada!.visitor.ask('GET', `/api/tables/${table}/history`);
    const kinds = (json as History).told.map(({ what }) => what.kind);
    expect(kinds.slice(-2)).toEqual(['replaceAsked', 'said']);
    for (const client of [ada!, ben!]) client.close();
    await second.close();
  });
});
