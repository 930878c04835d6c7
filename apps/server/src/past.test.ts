import type { ServerMessage, TableView } from '@ochre/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, type WasRefused } from './testing/client.ts';
import { playToEnd } from './testing/play.ts';
import { type Gathered, onTurn, tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
let clients: readonly Client[] = [];
afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
});

/** Two have played a little, and one of them has taken a move back. */
async function played(): Promise<Gathered> {
  server = await testServer();
  const gathered = await tableFor(server.origin, 2);
  clients = gathered.clients;
  const { table } = gathered;
  const first = onTurn(gathered);
  await first.act(table, { kind: 'move', move: first.view(table).game!.legal![0]! });
  await first.act(table, { kind: 'undo' });
  const mayGoOn = ({ game }: TableView): boolean => game!.moves < 15;
  await Promise.all(clients.map((client, at) => playToEnd(client, table, `${at}`, { mayGoOn })));
  return gathered;
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: WasRefused) => error.refused,
  );

/** All that somebody has seen of the one table they follow. */
const viewsOf = ({ received }: Client): TableView[] =>
  received
    .map((text) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => (message.is === 'news' ? [message.view] : []));

describe('the past of a table', () => {
  it('is what each of them saw, at every number, taken back or not', async () => {
    const { table } = await played();
    for (const client of clients) {
      const views = viewsOf(client);
      expect(views.length).toBeGreaterThan(15);
      for (const view of views) expect(await client.past(table, view.seq)).toEqual(view);
    }
  });

  it('is there for who came late and does not even follow, as who watched saw it', async () => {
    const { table } = await played();
    const eve = await Client.arrive(server.origin);
    clients = [...clients, eve];
    for (const { seq, game } of viewsOf(clients[0]!)) {
      const { you, game: seen } = await eve.past(table, seq);
      expect(you).toBeUndefined();
      expect([seen?.moves, seen?.legal]).toEqual([game?.moves, undefined]);
    }
  });

  it('is what anybody saw for who has left, who is told which seat was theirs', async () => {
    const { table } = await played();
    const [ada, bea] = clients;
    const { seq, you } = ada!.view(table);
    expect((await ada!.past(table, seq)).you).toBe(you);
    await ada!.act(table, { kind: 'resign' });
    await ada!.until(() => ada!.view(table).wasAt === you);
    expect((await ada!.past(table, seq)).you).toBeUndefined();
    expect((await bea!.past(table, seq)).you).toBeDefined();
  });

  it('is refused where there is none, under the id of who asks', async () => {
    const { table } = await played();
    const [ada] = clients;
    const { seq } = ada!.view(table);
    expect(await refusalOf(ada!.past(table, seq + 1))).toMatchObject({
      code: 'not-now',
      message: `seq: 1 to ${seq} have happened`,
      table,
    });
    expect(await refusalOf(ada!.past('none', 1))).toMatchObject({ code: 'no-such-table' });
    ada!.sayRaw(JSON.stringify({ do: 'past', id: 'p', table, seq: 0 }));
    await ada!.until(() => ada!.refused.some(({ code }) => code === 'bad-request'));
  });

  it('is not played again for one client without end', async () => {
    const { table } = await played();
    const [ada] = clients;
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => refusalOf(ada!.past(table, 5))),
    );
    const refused = answers.filter((answer) => answer !== undefined);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too-many']));
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(120);
    // Everything else goes on.
    await ada!.act(table, { kind: 'say', text: 'Well?' });
  });
});
