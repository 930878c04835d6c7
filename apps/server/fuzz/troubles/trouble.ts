import type { Random } from '@ochre/kernel';
import type { Cluster } from '../../src/store/testing/postgres-cluster.ts';
import type { ServerProcess } from '../../src/testing/server-process.ts';

/** Where games are played, for whoever makes trouble there. */
export interface Scene {
  readonly server: ServerProcess;
  /** The database, where it is PostgreSQL. */
  readonly cluster: Cluster | undefined;
  /** Those that are played just now. */
  readonly tables: ReadonlySet<string>;
}

/** What somebody has done to the server. */
export interface Struck {
  /** In a few words. */
  readonly did: string;
  /** What must never happen, and has. */
  readonly problems?: readonly string[];
}

/** Does its worst, and lets it be over. The server may be killed meanwhile. */
export type Trouble = (scene: Scene, random: Random) => Promise<Struck>;

export const moment = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
