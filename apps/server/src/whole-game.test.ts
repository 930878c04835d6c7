import { botNonce, parseRecord, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a whole game of two people and a bot, with somebody watching', () => {
  let [ada, bea, eve]: Client[] = [];
  let [table, commitment] = ['', ''];
  beforeAll(async () => {
    [ada, bea, eve] = await Promise.all([1, 2, 3].map(() => Client.arrive(server.origin)));
    const made = await ada!.visitor.makeTable({ plan: plan(person, person, bot('greedy')) });
    table = made.table;
    commitment = made.commitment;
    const byCode = await bea!.visitor.ask('GET', `/api/codes/${made.code.toLowerCase()}`);
    expect({ ...(byCode.json as object), commitment }).toEqual(made);
    expect(made.link).toBe(`${server.origin}/t/${table}`);
    await Promise.all([ada!, bea!, eve!].map((client) => client.follow(table)));
    await ada!.act(table, { kind: 'sit', name: 'Ada', nonce: 'adas-nonce' });
  });
  afterAll(() => {
    for (const client of [ada, bea, eve]) client?.close();
  });

  it('is in the lobby while it waits for people', async () => {
    const { json } = await eve!.visitor.ask('GET', '/api/tables');
    expect(json).toMatchObject({
      tables: [{ table, stage: 'gathering', free: 1, names: ['Ada'] }],
    });
    expect((await eve!.visitor.ask('GET', '/api/tables.txt')).text).toContain('1 free: Ada');
  });

  it('begins when all seats are taken; from then on the lobby has it to be watched', async () => {
    await expect(ada!.act(table, { kind: 'begin' })).rejects.toThrow('not-now');
    await bea!.act(table, { kind: 'sit', name: 'Bea', nonce: 'beas-nonce' });
    await expect(bea!.act(table, { kind: 'begin' })).rejects.toThrow('not-host');
    await ada!.act(table, { kind: 'begin' });
    const { json } = await eve!.visitor.ask('GET', '/api/tables');
    expect(json).toMatchObject({ tables: [{ table, stage: 'playing', free: 0 }] });
    expect((await eve!.visitor.ask('GET', '/api/tables.txt')).text).toContain(
      'being played: Ada, Bea',
    );
  });

  it('is played to the end, and everybody sees the same', async () => {
    await Promise.all([playToEnd(ada!, table, 'ada'), playToEnd(bea!, table, 'bea')]);
    await eve!.until(() => eve!.view(table).stage === 'over');
    expect([ada, bea, eve].flatMap((client) => client!.complaints)).toEqual([]);
    const snapshots = [ada, bea, eve].map((client) => client!.view(table).game!.snapshot);
    expect(snapshots[1]).toEqual(snapshots[0]);
    expect(snapshots[2]).toEqual(snapshots[0]);
    const seqs = ada!.tables.get(table)!.told.map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, at) => seqs[0]! + at));
    expect(ada!.presence.get(table)).toMatchObject({ here: [true, true, false], watching: 1 });
  });

  it('has a record that verifies: the secret, every move, every die, the result', async () => {
    const kept = await server.store.recordOf(table);
    const { text, headers } = await eve!.visitor.ask('GET', `/api/tables/${table}/record`);
    expect(text).toBe(kept);
    expect(headers.get('content-disposition')).toContain(`${table}.ochre`);
    const record = parseRecord(text);
    expect(record.nonces).toEqual(['adas-nonce', 'beas-nonce', botNonce(2, commitment)]);
    // The one that was told before anybody had a seat.
    expect(record.commitment).toBe(commitment);
    expect(replay(stoneAge, record).record().result).toEqual(record.result);
  });

  it('is in the games and the statistics of those who played, and in nobody else’s', async () => {
    const { json } = await bea!.visitor.ask('GET', '/api/me/games');
    expect(json).toMatchObject({
      games: [{ table, seat: 1, players: [{ name: 'Ada' }, { name: 'Bea' }, { bot: 'greedy' }] }],
    });
    const statistics = await bea!.visitor.ask('GET', '/api/me/statistics');
    expect(statistics.json).toMatchObject({
      games: 1,
      byPlayers: [{ game: 'stone-age', players: 3, games: 1 }],
    });
    expect((await eve!.visitor.ask('GET', '/api/me/games')).json).toEqual({ games: [] });
  });

  it('can be read from the first move', async () => {
    const { json } = await eve!.visitor.ask('GET', `/api/tables/${table}/history`);
    const { told } = json as { told: { seq: number; what: { kind: string } }[] };
    expect(told[0]).toMatchObject({ seq: 1, what: { kind: 'made' } });
    expect(told.at(-1)!.seq).toBe(ada!.view(table).seq);
    const after = await eve!.visitor.ask('GET', `/api/tables/${table}/history?after=5`);
    expect((after.json as { told: unknown[] }).told[0]).toMatchObject({ seq: 6 });
  });

  it('can be imported elsewhere, and is checked by playing it again', async () => {
    const { text } = await eve!.visitor.ask('GET', `/api/tables/${table}/record`);
    const { status, json } = await eve!.visitor.ask('POST', '/api/records', text);
    expect(status).toBe(201);
    const { table: copy } = json as { table: string };
    expect((await ada!.visitor.ask('GET', `/api/tables/${copy}`)).json).toMatchObject({
      kind: 'imported',
    });
    expect((await ada!.visitor.ask('GET', `/api/tables/${copy}/record`)).text).toBe(text);
    const forged = text.replace(/\[Result "\d+/, '[Result "999');
    const refused = await eve!.visitor.ask('POST', '/api/records', forged);
    expect([refused.status, refused.json]).toEqual([
      400,
      expect.objectContaining({ code: 'bad-request' }),
    ]);
  });

  it('is played once more by one click of anybody who played', async () => {
    const asked = await Promise.all(
      [ada, bea].map((client) => client!.visitor.ask('POST', `/api/tables/${table}/rematch`)),
    );
    expect(asked.map(({ status }) => status)).toEqual([201, 201]);
    expect(asked[0]!.json).toEqual(asked[1]!.json);
    const { table: next } = asked[0]!.json as { table: string };
    await ada!.until(() => ada!.view(table).rematch === next);
    const view = await bea!.follow(next);
    expect(view.stage).toBe('gathering');
    expect((await eve!.visitor.ask('POST', `/api/tables/${table}/rematch`)).status).toBe(201);
    // Whoever was second leaves no table behind that nobody finds.
    const gathering = await server.store.oldGatherings(Date.now() + 1, 100);
    expect(gathering.map(({ id }) => id)).toEqual([next]);
  });
});
