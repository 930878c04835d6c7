import { afterAll, beforeAll } from 'vitest';
import type { Environment } from '../settings.ts';
import { sharedStore } from './shared-store.ts';
import { type TestServer, testServer } from './test-server.ts';

/** Any address will do: the store is there already, and this only says that others use it too. */
const SHARED = { DATABASE_URL: 'postgres://others' };

/** Two processes on one store, for all tests of a file. */
export function twoServers(settings: Environment = {}): Record<'one' | 'two', () => TestServer> {
  const servers: TestServer[] = [];
  beforeAll(async () => {
    for (const store of sharedStore(2)) {
      servers.push(await testServer({ store, settings: { ...SHARED, ...settings } }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });
  return { one: () => servers[0]!, two: () => servers[1]! };
}
