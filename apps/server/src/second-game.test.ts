import type { AnyGame } from '@ochre/kernel';
import { bots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import type { AnyBots } from '@ochre/search';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { playOn } from './testing/play.ts';
import { tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';

describe('a second, quite different game', () => {
  it('moves in by one entry in the list of games', async () => {
    const listed = { game: pebbles as AnyGame, bots: bots as AnyBots };
    const server = await testServer({ games: { ...GAMES, pebbles: listed } });
    const { table, clients } = await tableFor(server.origin, 3, { game: 'pebbles' });
    await Promise.all(clients.map((client, at) => playOn(client, table, `${at}`)));
    expect(clients[0]!.view(table)).toMatchObject({
      stage: 'over',
      game: { snapshot: { heap: 0 } },
    });
    const { text } = await clients[0]!.visitor.ask('GET', `/api/tables/${table}/record`);
    expect(text).toContain('[Game "pebbles"]');
    for (const client of clients) client.close();
    await server.close();
  });
});
