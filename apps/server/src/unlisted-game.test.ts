import type { AnyGame } from '@ochre/kernel';
import { bots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import type { AnyBots } from '@ochre/search';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { sharedStore } from './testing/shared-store.ts';
import { gather, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const WITH_PEBBLES = { ...GAMES, pebbles: { game: pebbles as AnyGame, bots: bots as AnyBots } };

describe('a game that is no longer listed', () => {
  it('is refused in words, and not tried again; one that still gathers can be seen', async () => {
    const [first, second, third] = sharedStore(3);
    const before = await testServer({ store: first!, games: WITH_PEBBLES });
    const played = await tableFor(before.origin, 2, { game: 'pebbles' });
    const gathering = await gather(before.origin, 2, { game: 'pebbles', isOpen: true });
    for (const client of [...played.clients, ...gathering.clients]) client.close();
    await before.close();

    const server = await testServer({ store: second! });
    const look = (table: string) => new Visitor(server.origin).ask('GET', `/api/tables/${table}`);
    expect(await look(played.table)).toMatchObject({
      status: 404,
      json: { code: 'no-such-game', message: '"pebbles" is not played here.' },
    });
    expect(await look(gathering.table)).toMatchObject({ status: 200 });
    // Another process ends: all that are being played are looked at again.
    await third!.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.logged.filter((line) => line.includes('table.lost'))).toHaveLength(1);
    await server.close();
  });
});
