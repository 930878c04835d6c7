import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cable } from './testing/cable.ts';
import { Client } from './testing/client.ts';
import { person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
let cable: Cable;
let ada: Client;
let bea: Client;
let table: string;
beforeAll(async () => {
  server = await testServer();
  cable = await Cable.to(server.origin);
  ada = await Client.arrive(server.origin);
  bea = await Client.arrive(cable.origin);
  ({ table } = await ada.visitor.makeTable({ plan: plan(person, person) }));
  for (const client of [ada, bea]) {
    await client.follow(table);
    await client.act(table, { kind: 'sit', name: client === ada ? 'Ada' : 'Bea', nonce: 'n' });
  }
  await ada.until(() => String(ada.presence.get(table)?.here) === 'true,true');
});
afterAll(async () => {
  ada.close();
  bea.close();
  cable.close();
  await server.close();
});

describe('somebody whose line is cut without a word', () => {
  it('is away to the others within three seconds, and back as soon as the line is', async () => {
    // Asked for a while, and always answering.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(ada.presence.get(table)?.here).toEqual([true, true]);
    const { connections } = bea;
    cable.cut();
    const since = performance.now();
    await ada.until(() => ada.presence.get(table)?.here[1] === false);
    expect(performance.now() - since).toBeLessThan(3_000);
    cable.mend();
    await ada.until(() => ada.presence.get(table)?.here[1] === true);
    // Nothing was hung up for it.
    expect(bea.connections).toBe(connections);
  });
});
