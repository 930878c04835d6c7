import type { ServerMessage } from '@ochre/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client, type WasRefused } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { type Gathered, onTurn, tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
const gone: Client[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const client of gone.splice(0)) client.close();
});

async function twoPlayers(): Promise<Gathered> {
  const gathered = await tableFor(server.origin, 2);
  gone.push(...gathered.clients);
  return gathered;
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: WasRefused) => error.refused,
  );

const firstMove = (client: Client, table: string) =>
  ({ kind: 'move', move: client.view(table).game!.legal![0]! }) as const;

describe('a command', () => {
  it('that is sent before the one before it is answered is done after that', async () => {
    const ada = await Client.arrive(server.origin);
    gone.push(ada);
    const { table } = await ada.visitor.makeTable({ plan: plan(person, bot('greedy')) });
    await ada.follow(table);
    await Promise.all([
      ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'n' }),
      ada.act(table, { kind: 'say', text: 'Here I am.' }),
      ada.act(table, { kind: 'begin' }),
    ]);
    expect(ada.view(table).stage).toBe('playing');
  });

  it('that is sent twice is done once, and answered the same', async () => {
    const gathered = await twoPlayers();
    const { table } = gathered;
    const client = onTurn(gathered);
    const move = firstMove(client, table);
    const before = client.view(table).game!.moves;
    const seen = client.view(table).seq;
    const first = await client.act(table, move, { id: 'once', seen });
    const again = await client.act(table, move, { id: 'once', seen });
    expect(again).toBe(first);
    expect(client.view(table).game!.moves).toBe(before + 1);
    const entries = await server.store.entries(table);
    expect(entries.filter(({ command }) => command === 'once')).toHaveLength(1);
  });

  it('is done once when it is sent ten times at once', async () => {
    const gathered = await twoPlayers();
    const { table } = gathered;
    const client = onTurn(gathered);
    const move = firstMove(client, table);
    const message = JSON.stringify({
      do: 'act',
      id: 'ten',
      table,
      seen: client.view(table).seq,
      command: move,
    });
    for (let time = 0; time < 10; time++) client.sayRaw(message);
    const answers = () =>
      client.received
        .map((text) => JSON.parse(text) as ServerMessage)
        .filter((one) => one.is === 'done' && one.id === 'ten');
    await client.until(() => answers().length === 10);
    expect(new Set(answers().map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('with the id of somebody else’s is their own', async () => {
    const { table, clients } = await twoPlayers();
    const [ada, bea] = clients;
    const first = await ada!.act(table, { kind: 'say', text: 'Hello' }, { id: 'same' });
    const second = await bea!.act(table, { kind: 'say', text: 'Hello' }, { id: 'same' });
    expect(second).toBe(first + 1);
  });

  it('for an earlier moment is stale: it is refused with the table as it is', async () => {
    const gathered = await twoPlayers();
    const { table } = gathered;
    const client = onTurn(gathered);
    const seen = client.view(table).seq - 1;
    const refused = await refusalOf(client.act(table, firstMove(client, table), { seen }));
    expect(refused).toMatchObject({
      code: 'stale',
      table,
      view: { seq: seen + 1, stage: 'playing' },
    });
  });

  it('is not stale for what does not matter to it', async () => {
    const gathered = await twoPlayers();
    const { table, clients } = gathered;
    const client = onTurn(gathered);
    const other = clients.find((one) => one !== client)!;
    const seen = client.view(table).seq;
    await other.act(table, { kind: 'sayPhrase', phrase: 'luck' });
    await client.act(table, firstMove(client, table), { seen });
    await other.act(table, { kind: 'say', text: 'Well…' }, { seen: 1 });
  });

  it('of somebody else’s turn, or of who only watches, is refused with the reason', async () => {
    const gathered = await twoPlayers();
    const { table, clients } = gathered;
    const client = onTurn(gathered);
    const other = clients.find((one) => one !== client)!;
    const move = firstMove(client, table);
    expect(await refusalOf(other.act(table, move))).toMatchObject({ code: 'illegal-move' });
    const eve = await Client.arrive(server.origin);
    gone.push(eve);
    await eve.follow(table);
    for (const command of [
      move,
      { kind: 'resign' },
      { kind: 'endTurn' },
      { kind: 'undo' },
    ] as const) {
      expect(await refusalOf(eve.act(table, command))).toMatchObject({ code: 'not-yours' });
    }
    expect(await refusalOf(eve.act(table, { kind: 'begin' }))).toMatchObject({ code: 'not-now' });
  });

  it('that the rules forbid is refused with the number of the rule', async () => {
    const gathered = await twoPlayers();
    const { table } = gathered;
    const refused = await refusalOf(
      onTurn(gathered).act(table, { kind: 'move', move: 'place hut 1' }),
    );
    expect(refused).toMatchObject({ code: 'illegal-move', rule: expect.stringMatching(/^B3/) });
  });

  it('of a plan with a bot that does not exist is refused', async () => {
    const { clients } = await twoPlayers();
    const wanted = { game: 'stone-age', setup: {}, clock: { kind: 'none' } };
    const plan = { ...wanted, isOpen: true, hidesOdds: false, seats: [person, bot('nobody')] };
    const { status, json } = await clients[0]!.visitor.ask('POST', '/api/tables', { plan });
    expect([status, json]).toMatchObject([400, { code: 'bad-plan' }]);
  });
});

describe('a client that was away', () => {
  it('hears what it missed, no more and no less', async () => {
    const gathered = await twoPlayers();
    const { table, clients } = gathered;
    const eve = await Client.arrive(server.origin);
    gone.push(eve);
    await eve.follow(table);
    const heard = eve.tables.get(table)!.told.length;
    eve.drop();
    const missed = clients[0]!.view(table).seq;
    for (const text of ['one', 'two', 'three']) await clients[0]!.act(table, { kind: 'say', text });
    await eve.until(() => eve.tables.get(table)!.seq === missed + 3);
    const told = eve.tables.get(table)!.told.slice(heard);
    expect(told.map(({ what }) => what)).toMatchObject([
      { kind: 'said', text: 'one' },
      { kind: 'said', text: 'two' },
      { kind: 'said', text: 'three' },
    ]);
    expect([eve.connections, eve.complaints]).toEqual([2, []]);
  });

  it('gets the whole view when it was away for long', async () => {
    const { table, clients } = await twoPlayers();
    const [ada, bea] = clients;
    bea!.drop();
    for (let time = 0; time < 100; time++) await ada!.act(table, { kind: 'say', text: `${time}` });
    bea!.say({ do: 'follow', table, since: 1 });
    await bea!.until(() => bea!.view(table).seq === ada!.view(table).seq);
    expect(bea!.complaints).toEqual([]);
  });

  it('may ask from a number that does not exist, and gets the view', async () => {
    const { table, clients } = await twoPlayers();
    const before = clients[0]!.received.length;
    clients[0]!.say({ do: 'follow', table, since: 1_000_000 });
    await clients[0]!.until(() => clients[0]!.received.length > before);
    const news = JSON.parse(clients[0]!.received[before]!) as ServerMessage;
    expect(news).toMatchObject({ is: 'news', told: [], view: { stage: 'playing' } });
  });

  it('goes on playing through ten broken connections, and nothing is lost or doubled', async () => {
    const { table, clients } = await twoPlayers();
    const [ada, bea] = clients;
    let times = 0;
    const pull = setInterval(() => {
      if (times++ < 10) (times % 2 === 0 ? ada! : bea!).drop();
    }, 30);
    await Promise.all([playToEnd(ada!, table, 'a'), playToEnd(bea!, table, 'b')]);
    clearInterval(pull);
    expect([...ada!.complaints, ...bea!.complaints]).toEqual([]);
    expect(ada!.connections + bea!.connections).toBeGreaterThan(4);
    const seqs = (await server.store.entries(table)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  });
});
