import { describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';
import { Unavailable } from './store/trouble.ts';
import { statusOfSocket } from './testing/status-of-socket.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';

const REASON = 'database or disk is full';

/** A store that can be taken away. */
function fickle() {
  const store = memoryStore();
  const state = { isAway: false };
  const away = <A extends unknown[], T>(work: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (state.isAway) throw new Unavailable(new Error(REASON));
      return work(...args);
    };
  };
  const fickleStore: Store = {
    ...store,
    append: away(store.append),
    entries: away(store.entries),
    openTables: away(store.openTables),
    personBySession: away(store.personBySession),
    isWell: async () => !state.isAway,
  };
  return { state, store: fickleStore };
}

describe('while the store is away', () => {
  it('everything is answered unavailable, logged with the reason, and no bug', async () => {
    const { state, store } = fickle();
    const server = await testServer({ store });
    const gathered = await tableFor(server.origin, 2);
    const { table, clients } = gathered;
    const ada = onTurn(gathered);
    const { visitor } = ada;
    const move = { kind: 'move', move: ada.view(table).game!.legal![0]! } as const;

    state.isAway = true;
    const { status, json } = await visitor.ask('GET', '/api/tables');
    expect({ status, json }).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect((await visitor.ask('GET', '/readyz')).status).toBe(503);
    expect(await statusOfSocket(visitor)).toBe(503);
    await expect(ada.act(table, move)).rejects.toThrow('unavailable');
    // However many fail: each kind is a line, and then a number.
    await expect(ada.act(table, move)).rejects.toThrow('unavailable');
    const troubles = server.logged.filter((line) => line.includes('"store.failed"'));
    expect(troubles).toHaveLength(3);
    expect(troubles.every((line) => line.includes(REASON))).toBe(true);
    expect(server.logged.join('')).not.toMatch(/"(request|message|socket)\.failed"/);

    state.isAway = false;
    expect(await ada.act(table, move)).toBeGreaterThan(0);
    expect((await visitor.ask('GET', '/readyz')).status).toBe(200);
    for (const client of clients) client.close();
    await server.close();
  });
});
