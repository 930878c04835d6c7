import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { Hidden } from './testing/hidden.ts';
import { bot, person, playToEnd } from './testing/play.ts';
import { tableFor } from './testing/table-for.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('no byte that is sent', () => {
  it('holds a card, a tile, a secret or an identity that its reader may not know', async () => {
    const gathered = await tableFor(server.origin, 2, { seats: [person, person, bot('cardwood')] });
    const { table, clients } = gathered;
    const eve = await Client.arrive(server.origin);
    await eve.follow(table);
    const halfway = clients[0]!.until(() => (clients[0]!.view(table).game?.moves ?? 0) > 60);
    const playing = Promise.all(clients.map((client, at) => playToEnd(client, table, `${at}`)));
    await halfway;
    const overHttp = await Promise.all(
      ['', '/history', '/record'].map((path) =>
        eve.visitor.ask('GET', `/api/tables/${table}${path}`),
      ),
    );
    const lookBack = async (): Promise<void> => {
      for (const client of [...clients, eve]) {
        const { seq } = client.view(table);
        for (const part of [0.2, 0.5, 0.8, 1]) await client.past(table, Math.ceil(seq * part));
      }
    };
    await lookBack();
    await playing;
    await lookBack();

    const entries = await server.store.entries(table);
    const { members } = (await server.store.cardOf(table))!;
    const { secret } = entries[0]!.deed as { secret: string };
    const cookies = [...clients, eve].map((client) => client.visitor.cookie.split('=')[1]!);
    const viewers = [
      ...clients.map((client, at) => ({ client, member: members[at]!.member })),
      { client: eve, member: 'eve' },
    ];
    for (const { client, member } of viewers) {
      const hidden = new Hidden(entries, member);
      expect(hidden.size).toBeGreaterThan(40);
      expect(client.received.flatMap((text) => hidden.foundIn(text))).toEqual([]);
      // It would have been found: of all cards named in an early message, most are in the deck.
      const early = client.received.find((text) => text.includes('"round":1'))!;
      const cards = Array.from({ length: 36 }, (_, at) => `C${String(at + 1).padStart(2, '0')}`);
      const leaky = early.replace('{', `{"leak":${JSON.stringify(cards.join(' , '))},`);
      expect(hidden.foundIn(leaky).length).toBeGreaterThan(20);
      const all = client.received.join('\n');
      for (const word of [...cookies, ...members.map((one) => one.member)])
        expect(all).not.toContain(word);
      expect(client.received.filter((text) => text.startsWith('{"is":"past"'))).toHaveLength(8);
      // The secret comes with the end, and only then.
      const withSecret = client.received.filter((text) => text.includes(secret));
      expect(withSecret.every((text) => text.includes('"stage":"over"'))).toBe(true);
    }
    for (const { text } of overHttp) expect(text).not.toContain(secret);
    expect(overHttp[2]!.status).toBe(409);
    for (const line of server.logged) {
      for (const word of [secret, ...cookies]) expect(line).not.toContain(word);
    }
    for (const client of [...clients, eve]) client.close();
  });
});
