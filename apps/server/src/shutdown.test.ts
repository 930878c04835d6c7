import { describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';
import { onTurn, tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';

/** A store that takes its time, as a disk may. */
function slowStore(ms: number, onAppend: () => void): Store {
  const store = memoryStore();
  return {
    ...store,
    async append(card, entries, record) {
      onAppend();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await store.append(card, entries, record);
    },
    // So that the test can look into it afterwards.
    async close() {},
  };
}

describe('a server that goes down', () => {
  it('finishes what it accepted, says goodbye, and lets nobody in any more', async () => {
    let accepted = (): void => {};
    const server = await testServer({ store: slowStore(100, () => accepted()) });
    const gathered = await tableFor(server.origin, 2);
    const { table, clients } = gathered;
    const client = onTurn(gathered);
    const move = client.view(table).game!.legal![0]!;
    const isAccepted = new Promise<void>((resolve) => {
      accepted = resolve;
    });
    const acting = client.act(table, { kind: 'move', move });
    await isAccepted;
    const closing = server.close();
    const seq = await acting;
    await client.until(() => client.goodbyes === 1);
    await closing;
    expect((await server.store.entries(table)).at(-1)).toMatchObject({
      seq,
      deed: { kind: 'moved', move },
    });
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
    expect(clients.map(({ goodbyes }) => goodbyes)).toEqual([1, 1]);
    for (const one of clients) one.close();
  });
});

describe('a store that fails', () => {
  it('is said so, nobody is told what is not stored, and the same command is done later', async () => {
    const store = memoryStore();
    let isBroken = false;
    const server = await testServer({
      store: {
        ...store,
        async append(card, entries, record) {
          if (isBroken) throw new Error('the disk is full');
          await store.append(card, entries, record);
        },
      },
    });
    const gathered = await tableFor(server.origin, 2);
    const { table, clients } = gathered;
    const client = onTurn(gathered);
    const other = clients.find((one) => one !== client)!;
    const move = { kind: 'move', move: client.view(table).game!.legal![0]! } as const;
    const { seq } = client.view(table);
    isBroken = true;
    await expect(client.act(table, move, { id: 'again' })).rejects.toThrow('unavailable');
    expect(other.view(table).seq).toBe(seq);
    expect(server.logged.join('')).toContain('the disk is full');
    isBroken = false;
    expect(await client.act(table, move, { id: 'again' })).toBe(seq + 1);
    await other.until(() => other.view(table).seq === seq + 1);
    expect([...client.complaints, ...other.complaints]).toEqual([]);
    for (const one of clients) one.close();
    await server.close();
  });
});
