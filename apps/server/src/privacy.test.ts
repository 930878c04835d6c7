import type { GameRecord } from '@ochre/kernel';
import { parseRecord } from '@ochre/kernel';
import type { History, TableAnswer } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { gather, tableFor } from './testing/table-for.ts';
import { twoServers } from './testing/two-servers.ts';
import { Visitor } from './testing/visitor.ts';

const { one, two } = twoServers({ OCHRE_HIDDEN_GAMES: 'yes' });

const historyOf = async (visitor: Visitor, table: string) =>
  ((await visitor.ask('GET', `/api/tables/${table}/history`)).json as History).told;
const viewOf = async (visitor: Visitor, table: string) =>
  ((await visitor.ask('GET', `/api/tables/${table}`)).json as TableAnswer).view!;

/** The same person, through the other process. */
async function elsewhere(client: Client): Promise<Client> {
  const visitor = new Visitor(two().origin);
  visitor.cookie = client.visitor.cookie;
  return Client.of(visitor);
}

describe('deleting oneself', () => {
  it('takes name and words out of finished games, which stay whole, in every process', async () => {
    const ada = await Client.arrive(one().origin);
    const bea = await Client.arrive(two().origin);
    const { table } = await ada.visitor.makeTable({
      plan: { ...plan(person, person), game: 'pebbles' },
    });
    await Promise.all([ada.follow(table), bea.follow(table)]);
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'a' });
    await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'b' });
    await ada.act(table, { kind: 'say', text: 'my secret words' });
    await bea.act(table, { kind: 'say', text: 'kept words' });
    await ada.act(table, { kind: 'begin' });
    await Promise.all([playToEnd(ada, table, 'a'), playToEnd(bea, table, 'b')]);
    const record = await bea.visitor.ask('GET', `/api/tables/${table}/record`);
    const before = bea.view(table);
    const { status } = await ada.visitor.ask('DELETE', '/api/me', {});
    expect(status).toBe(204);
    // Whoever looks is told, and sees nobody's name there.
    await bea.until(() => bea.tables.get(table)!.told.at(-1)?.what.kind === 'erased');
    expect(bea.view(table).seats.map(({ name }) => name)).toEqual(['', 'Bea']);
    expect(bea.view(table).game).toEqual(before.game);
    for (const origin of [one().origin, two().origin]) {
      const visitor = await Visitor.arrive(origin);
      const told = JSON.stringify(await historyOf(visitor, table));
      expect(told).not.toContain('Ada');
      expect(told).not.toContain('my secret words');
      expect(told).toContain('kept words');
      expect(told).toContain('{"kind":"said","seat":0,"isHost":true,"name":""}');
      const again: GameRecord = parseRecord(
        (await visitor.ask('GET', `/api/tables/${table}/record`)).text,
      );
      expect(again).toEqual(parseRecord(record.text));
    }
    const stored = JSON.stringify([
      await one().store.entries(table),
      await one().store.cardOf(table),
    ]);
    expect(stored).not.toMatch(/Ada|my secret words/);
    expect((await bea.visitor.ask('GET', '/api/me/games')).text).not.toContain('Ada');
    expect(bea.complaints).toEqual([]);
    ada.close();
    bea.close();
  });

  it('ends sockets in every process at once, and leaves a new guest', async () => {
    const ada = await Client.arrive(one().origin);
    const also = await elsewhere(ada);
    const closed = also.connections;
    await ada.visitor.ask('PATCH', '/api/me', { name: 'Ada' });
    await ada.visitor.ask('DELETE', '/api/me', {});
    await expect.poll(() => also.isOpen).toBe(false);
    expect(also.connections).toBe(closed);
    expect((await new Visitor(two().origin).ask('GET', '/api/me')).json).toEqual({
      hasAccount: false,
    });
    expect((await also.visitor.ask('GET', '/api/me/games')).status).toBe(401);
    ada.close();
    also.close();
  });

  it('leaves running games to a bot, and closes tables that gather', async () => {
    const running = await tableFor(one().origin, 2);
    const [ada, bea] = running.clients;
    const gathering = await ada!.visitor.makeTable({ plan: plan(person, person) });
    const guests = await gather(two().origin, 2);
    await guests.clients[0]!.follow(guests.table);
    const watching = await elsewhere(ada!);
    await watching.follow(guests.table);
    await watching.act(guests.table, { kind: 'say', text: 'from outside', name: 'Ada' });
    await ada!.visitor.ask('DELETE', '/api/me', {});
    await bea!.until(() => bea!.view(running.table).seats[0]!.bot !== undefined);
    await bea!.until(() => bea!.view(running.table).seats[0]!.name === '');
    expect(bea!.view(running.table).seats[0]).toMatchObject({ name: '', left: 'resigned' });
    expect((await viewOf(bea!.visitor, gathering.table)).stage).toBe('closed');
    const told = JSON.stringify(await historyOf(bea!.visitor, guests.table));
    expect(told).not.toMatch(/from outside|Ada/);
    for (const client of [...running.clients, ...guests.clients, watching]) client.close();
  });

  it('needs the password of an account, and then its name is free', async () => {
    const credentials = { name: 'To be deleted', password: 'correct horse' };
    const ada = await Visitor.arrive(one().origin);
    await ada.ask('POST', '/api/me/account', credentials);
    const record = await finishedRecord();
    const imported = await ada.ask('POST', '/api/records', record, {
      'content-type': 'text/plain',
    });
    expect(imported.status).toBe(201);
    const { table } = imported.json as { table: string };
    for (const body of [{}, { password: 'wrong horse' }]) {
      const refused = await ada.ask('DELETE', '/api/me', body);
      expect([refused.status, refused.json]).toMatchObject([403, { code: 'wrong-password' }]);
    }
    expect((await ada.ask('GET', '/api/me')).json).toMatchObject({ hasAccount: true });
    const gone = await ada.ask('DELETE', '/api/me', { password: credentials.password });
    expect(gone.status).toBe(204);
    expect((await ada.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    const other = await Visitor.arrive(one().origin);
    expect((await other.ask('POST', '/api/session', credentials)).status).toBe(403);
    expect((await other.ask('POST', '/api/me/account', credentials)).status).toBe(201);
  });

  async function finishedRecord(): Promise<string> {
    const client = await Client.arrive(one().origin);
    const { table } = await client.visitor.makeTable({ plan: plan(person, bot('greedy')) });
    await client.follow(table);
    await client.act(table, { kind: 'sit', name: 'Player', nonce: 'n' });
    await client.act(table, { kind: 'begin' });
    await playToEnd(client, table, 'seed');
    client.close();
    return (await client.visitor.ask('GET', `/api/tables/${table}/record`)).text;
  }
});

describe('an export', () => {
  it('has all that is kept about somebody, and nothing hidden of a game', async () => {
    const { table, clients } = await tableFor(one().origin, 2);
    const [ada] = clients;
    await ada!.visitor.ask('PATCH', '/api/me', { name: 'Exporter' });
    await ada!.act(table, { kind: 'say', text: 'remember this' });
    const { status, headers, text, json } = await ada!.visitor.ask('GET', '/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('ochre-data.json');
    expect(json).toMatchObject({
      person: { name: 'Exporter' },
      sessions: [{ made: expect.any(Number) }],
      statistics: { games: 0 },
      tables: [
        {
          table,
          seat: 0,
          name: 'Player 1',
          isHost: true,
          did: [
            { kind: 'sat', name: 'Player 1' },
            { kind: 'said', text: 'remember this' },
          ],
        },
      ],
    });
    const [made] = await one().store.entries(table);
    if (made?.deed.kind !== 'made') throw new Error('A log begins with its making.');
    expect(text).not.toContain(made.deed.secret);
    for (const client of clients) client.close();
  });

  it('is for its owner alone, and so often', async () => {
    const nobody = new Visitor(one().origin);
    expect((await nobody.ask('GET', '/api/me/export')).status).toBe(401);
    const ada = await Visitor.arrive(two().origin);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 11; asked++) {
      statuses.add((await ada.ask('GET', '/api/me/export')).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
