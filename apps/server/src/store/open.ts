import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  readonly dataFolder: string;
  /** With it, PostgreSQL holds everything and the folder stays empty. */
  readonly databaseUrl?: string | undefined;
}

/** Fails with `CannotOpen`, whose message is one line for whoever starts the server. */
export function openStore({ dataFolder, databaseUrl }: StoreSettings): Promise<Store> {
  return databaseUrl ? postgresStore(databaseUrl) : sqliteStore(dataFolder);
}
