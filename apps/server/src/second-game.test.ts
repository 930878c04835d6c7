import { describe, expect, it } from 'vitest';
import { person, plan, playToEnd } from './testing/play.ts';
import { tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

describe('a second, quite different game', () => {
  it('moves in by one entry in the list of games', async () => {
    const server = await testServer({ settings: { OCHRE_HIDDEN_GAMES: 'yes' } });
    const { table, clients } = await tableFor(server.origin, 3, { game: 'pebbles' });
    await Promise.all(clients.map((client, at) => playToEnd(client, table, `${at}`)));
    expect(clients[0]!.view(table)).toMatchObject({
      stage: 'over',
      game: { snapshot: { heap: 0 } },
    });
    const { text } = await clients[0]!.visitor.ask('GET', `/api/tables/${table}/record`);
    expect(text).toContain('[Game "pebbles"]');
    for (const client of clients) client.close();
    await server.close();
  });

  it('that is hidden has no tables on a server that was not told to play it', async () => {
    const server = await testServer();
    const visitor = await Visitor.arrive(server.origin);
    const wanted = { plan: { ...plan(person, person), game: 'pebbles' } };
    expect((await visitor.ask('POST', '/api/tables', wanted)).json).toMatchObject({
      code: 'bad-plan',
      message: expect.stringMatching(/^game: "pebbles" is not known; allowed: stone-age/),
    });
    await server.close();
  });
});
