import { pebbles } from '@ochre/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type AnyGame, GAMES } from './games.ts';
import { playOn } from './testing/play.ts';
import { tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';

describe('a second, quite different game', () => {
  it('moves in by one entry in the list of games', async () => {
    const listed = { game: pebbles as AnyGame, opponents: {}, understudies: [], opponentNamed };
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

const opponentNamed = async (): Promise<never> => {
  throw new Error('nobody plays pebbles yet');
};
