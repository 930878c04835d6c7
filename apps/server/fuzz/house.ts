import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, ownCluster } from '../src/store/testing/postgres-cluster.ts';
import { POSTGRES } from '../src/store/testing/postgres-database.ts';
import { GENEROUS } from '../src/testing/generous.ts';
import { ServerProcess } from '../src/testing/server-process.ts';
import { CLOCK_FLAGS } from './troubles/clock-jump.ts';
import { MOST_FILES } from './troubles/descriptors-gone.ts';
import type { Scene } from './troubles/trouble.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** A server with a database of its own, and the games that are played there. */
export interface House extends Scene {
  readonly tables: Set<string>;
  /** Commands that were acknowledged, of all games together. */
  readonly progress: { acknowledged: number };
  close(): Promise<void>;
}

const FLAGS = ['--hidden-games', 'yes', '--trust-proxy', 'yes', ...GENEROUS];

export async function openHouse(store: StoreKind): Promise<House> {
  const database = await databaseOf(store);
  const circumstances = { node: CLOCK_FLAGS, mostFiles: MOST_FILES };
  const server = await ServerProcess.startIn(circumstances, ...database.flags, ...FLAGS);
  return {
    server,
    cluster: database.cluster,
    tables: new Set(),
    progress: { acknowledged: 0 },
    async close() {
      await server.kill();
      database.remove();
    },
  };
}

interface Database {
  readonly flags: readonly string[];
  readonly cluster: Cluster | undefined;
  remove(): void;
}

async function databaseOf(store: StoreKind): Promise<Database> {
  if (store === 'sqlite') {
    const data = mkdtempSync(join(tmpdir(), 'ochre-fuzz-'));
    const remove = () => rmSync(data, { recursive: true, force: true });
    return { flags: ['--data', data], cluster: undefined, remove };
  }
  if (POSTGRES === undefined) throw new Error('DATABASE_URL is not set.');
  const cluster = await ownCluster(POSTGRES);
  return { flags: ['--database', cluster.url], cluster, remove: () => cluster.remove() };
}
