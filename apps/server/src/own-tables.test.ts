import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { bot, person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const tablesOf = async ({ visitor }: Client): Promise<unknown> =>
  (await visitor.ask('GET', '/api/me/tables')).json;

describe('where somebody plays', () => {
  it('is found again from the first seat taken until they have left', async () => {
    const clients = await Promise.all([1, 2].map(() => Client.arrive(server.origin)));
    const [ada, bea] = clients as [Client, Client];
    const { table } = await ada.visitor.makeTable({ plan: plan(person, person) });
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' });
    expect(await tablesOf(ada)).toMatchObject({ games: [{ table, stage: 'gathering', seat: 0 }] });
    expect(await tablesOf(bea)).toEqual({ games: [] });

    await Promise.all(clients.map((client) => client.follow(table)));
    await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'n' });
    await ada.until(() => ada.view(table).seats[1]!.name === 'Bea');
    await ada.act(table, { kind: 'begin' });
    await ada.until(() => ada.view(table).stage === 'playing');
    const turn = ada.view(table).game!.decision!.player;
    const playing = { table, stage: 'playing', turn };
    expect(await tablesOf(ada)).toMatchObject({ games: [{ ...playing, seat: 0 }] });
    expect(await tablesOf(bea)).toMatchObject({ games: [{ ...playing, seat: 1 }] });

    await ada.act(table, { kind: 'resign' });
    expect(await tablesOf(ada)).toEqual({ games: [] });
    expect(await tablesOf(bea)).toMatchObject({ games: [{ table, seat: 1 }] });
    for (const client of clients) client.close();
  });

  it('says who plays with which figure, so that bots are called there as at the table', async () => {
    const ada = await Client.arrive(server.origin);
    const { table } = await ada.visitor.makeTable({ plan: plan(person, bot('greedy')) });
    await ada.follow(table);
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' });
    await ada.act(table, { kind: 'choose', figure: 1 });
    const players = [
      { name: 'Ada', figure: 1 },
      { bot: 'greedy', figure: 0 },
    ];
    expect(await tablesOf(ada)).toMatchObject({ games: [{ table, players }] });
    await ada.until(() => ada.view(table).seats[0]!.figure === 1);
    expect(ada.view(table).seats).toEqual(players);
    ada.close();
  });
});
