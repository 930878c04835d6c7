import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from './store/store.ts';
import { botScriptOf, builtServer } from './testing/built.ts';
import { Client } from './testing/client.ts';
import { bot, plan } from './testing/play.ts';
import { sharedStore } from './testing/shared-store.ts';
import { testServer } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bots that take a moment for each move: else a game would be over before anybody left. */
function unhurried(): URL {
  const file = join(folder, 'unhurried.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (name, listener) => on(name, (thought) => setTimeout(listener, 30, thought));
    await import(${JSON.stringify(botScriptOf(builtServer()).href)});`,
  );
  return pathToFileURL(file);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function isStill(store: Store, table: string): Promise<boolean> {
  const { length } = await store.entries(table);
  await pause(400);
  return (await store.entries(table)).length === length;
}

const movesSeen = (client: Client, table: string): number => client.view(table).game?.moves ?? 0;

/** Until bots have made a few more moves than now. */
async function goesOnFor(client: Client, table: string): Promise<void> {
  const before = movesSeen(client, table);
  await client.until(() => movesSeen(client, table) > before + 3, 20_000);
}

async function begun(origin: string): Promise<{ ada: Client; table: string }> {
  const ada = await Client.arrive(origin);
  const { table } = await ada.visitor.makeTable({ plan: plan(bot('greedy'), bot('greedy')) });
  await ada.follow(table);
  await ada.act(table, { kind: 'begin' });
  return { ada, table };
}

describe('bots among themselves', () => {
  it('play while somebody looks, and no longer', async () => {
    const server = await testServer({ botScript: unhurried() });
    const { ada, table } = await begun(server.origin);
    await goesOnFor(ada, table);
    ada.say({ do: 'unfollow', table });
    await expect.poll(() => isStill(server.store, table)).toBe(true);
    // To ask what there is to see is not to look on.
    expect((await ada.visitor.ask('GET', `/api/tables/${table}`)).status).toBe(200);
    expect(await isStill(server.store, table)).toBe(true);
    await ada.follow(table);
    await goesOnFor(ada, table);
    expect(ada.complaints).toEqual([]);
    ada.close();
    await server.close();
  });

  it('play for whoever looks through another process, and go on there', async () => {
    const stores = sharedStore(2);
    const [one, two] = await Promise.all(
      stores.map((store) =>
        testServer({
          store,
          settings: { DATABASE_URL: 'postgres://others' },
          botScript: unhurried(),
        }),
      ),
    );
    const { ada, table } = await begun(one!.origin);
    await goesOnFor(ada, table);
    ada.close();
    await expect.poll(() => isStill(one!.store, table)).toBe(true);
    const bea = await Client.arrive(two!.origin);
    await bea.follow(table);
    await goesOnFor(bea, table);
    await one!.close();
    await goesOnFor(bea, table);
    expect(bea.complaints).toEqual([]);
    bea.close();
    await two!.close();
  });
});
