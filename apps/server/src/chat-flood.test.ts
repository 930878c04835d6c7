import type { TableView } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from './testing/client.ts';
import { person, plan, playToEnd } from './testing/play.ts';
import { gather, tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  const settings = { OCHRE_TALK: '30', OCHRE_SOCKETS: '60', OCHRE_TRUST_PROXY: 'yes' };
  server = await testServer({ settings });
});
afterAll(() => server.close());

const SOCKETS = 50;
const EACH = 60;

/** A socket of its own guest that says as much as it can, and what came of it. */
async function flood(table: string, at: number): Promise<Map<string, number>> {
  const { origin, cookie, proxied } = await Visitor.arrive(server.origin, '10.1.1.1');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin, ...proxied },
  });
  const answers = new Map<string, number>();
  const done = new Promise<void>((resolve) => {
    let answered = 0;
    socket.on('message', (data) => {
      const { is, id, code } = JSON.parse(String(data));
      if (id === undefined) return;
      answers.set(code ?? is, (answers.get(code ?? is) ?? 0) + 1);
      if (++answered === EACH) resolve();
    });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  for (let line = 0; line < EACH; line++) {
    const command =
      line % 3 === 2
        ? { kind: 'mute', whom: 0, isMuted: line % 2 === 0 }
        : { kind: 'say', text: `line ${line}`, name: `Flood ${at}` };
    socket.send(JSON.stringify({ do: 'act', id: `f${line}`, table, seen: 0, command }));
  }
  await done;
  socket.close();
  return answers;
}

describe('fifty sockets of one address that talk as much as they can', () => {
  it('get a few lines through, are told so, and the game goes on', async () => {
    const gathered = await tableFor(server.origin, 2);
    const { table } = gathered;
    const before = Date.now();
    const floods = Array.from({ length: SOCKETS }, (_, at) => flood(table, at));
    const mayGoOn = ({ game }: TableView): boolean => (game?.moves ?? 0) < 20;
    await Promise.all(
      gathered.clients.map((client, at) => playToEnd(client, table, `${at}`, { mayGoOn })),
    );
    const answers = await Promise.all(floods);
    const seconds = (Date.now() - before) / 1000;
    const sum = (code: string): number =>
      answers.reduce((total, one) => total + (one.get(code) ?? 0), 0);
    // Three times what one person may: 23 at once and 1.5 a second.
    expect(sum('done')).toBeLessThanOrEqual(23 + Math.ceil(seconds * 1.5));
    expect(sum('done') + sum('too-many')).toBe(SOCKETS * EACH);
    const said = (await server.store.entries(table)).filter(({ deed }) => deed.kind === 'said');
    expect(said.length).toBeLessThanOrEqual(sum('done'));
    // Those who play come from elsewhere, and talk as ever.
    await gathered.clients[0]!.act(table, { kind: 'say', text: 'What a crowd!' });
    for (const client of gathered.clients) client.close();
  });
});

describe('whoever comes by', () => {
  it('is answered as the first time when something said is sent again, though too much was said', async () => {
    const { table, clients } = await gather(server.origin, 1, { ...plan(person, person) });
    const eve = await Client.of(await Visitor.arrive(server.origin, '10.1.1.4'));
    await eve.follow(table);
    const say = (id: string) =>
      eve.say({ do: 'act', id, table, seen: 1, command: { kind: 'say', text: id, name: 'Eve' } });
    const heard = (text: string): boolean => eve.received.some((line) => line.includes(text));
    say('first');
    await eve.until(() => heard('"is":"done","id":"first"'));
    for (let at = 0; at < 20; at++) say(`more-${at}`);
    await eve.until(() => heard('"id":"more-19","table"'));
    const answers = () => eve.received.filter((line) => line.includes('"id":"first"'));
    say('first');
    await eve.until(() => answers().length > 1);
    expect(answers()[1]).toBe(answers()[0]);
    for (const client of [eve, ...clients]) client.close();
  });

  it('cannot fill a log by sitting down and standing up', async () => {
    const { table, clients } = await gather(server.origin, 1, { ...plan(person, person) });
    const eve = await Client.of(await Visitor.arrive(server.origin, '10.1.1.2'));
    await eve.follow(table);
    let sat = 0;
    const visit = async (): Promise<void> => {
      for (; sat < 100; sat++) {
        await eve.act(table, { kind: 'sit', name: 'Eve', nonce: 'e' });
        await eve.act(table, { kind: 'stand' });
      }
    };
    const before = Date.now();
    await expect(visit()).rejects.toMatchObject({ refused: { code: 'too-many' } });
    expect(sat).toBeLessThanOrEqual(8 + Math.ceil((Date.now() - before) / 2000));
    for (const client of [eve, ...clients]) client.close();
  });

  it('is not sent the table again and again', async () => {
    const { table, clients } = await gather(server.origin, 1, { ...plan(person, person) });
    const eve = await Client.of(await Visitor.arrive(server.origin, '10.1.1.3'));
    const before = Date.now();
    const asks = 400;
    for (let asked = 0; asked < asks; asked++) eve.say({ do: 'follow', table });
    const sent = (): number => eve.received.filter((text) => text.includes('"is":"news"')).length;
    await eve.until(() => sent() + eve.refused.length >= asks);
    const news = sent();
    // Four for each socket that an address may have, and two more in five seconds.
    expect(news).toBeLessThanOrEqual(240 + Math.ceil(((Date.now() - before) / 1000) * 24));
    expect(eve.refused.every(({ code }) => code === 'too-many')).toBe(true);
    expect(eve.refused.length).toBeGreaterThan(0);
    for (const client of [eve, ...clients]) client.close();
  });
});
