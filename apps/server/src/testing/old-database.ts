import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { openSqlite } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { testDatabase } from '../store/testing/postgres-database.ts';

/** A database as another version left it, to be opened by this one. */
export interface OldDatabase {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Who left it: one of `databases`. */
type Version = '3';

export async function inSqlite(version: Version, ...changes: string[]): Promise<OldDatabase> {
  const folder = temporaryFolder();
  const sqlite = openSqlite(join(folder.path, 'ochre.sqlite'));
  // In one transaction: a thousand of them would take their time.
  sqlite.exec(`begin;\n${statementsOf(version, changes)};\ncommit`);
  sqlite.close();
  return { open: () => sqliteStore(folder.path), remove: async () => folder.remove() };
}

export async function inPostgres(version: Version, ...changes: string[]): Promise<OldDatabase> {
  const database = await testDatabase();
  await database.query(statementsOf(version, changes));
  return { open: () => postgresStore(database.url), remove: () => database.remove() };
}

function statementsOf(version: Version, changes: readonly string[]): string {
  const file = new URL(`../../databases/${version}.sql`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  return [text, ...asIfLeftJustNow(text), ...changes].join(';\n');
}

/** What is kept for a while only is still there, whenever this runs. */
function asIfLeftJustNow(text: string): string[] {
  const times = [...text.matchAll(/"at":(\d+)/g)].map(([, at]) => Number(at));
  const since = Date.now() - Math.max(...times);
  return [
    `update tables set made_at = made_at + ${since}, changed_at = changed_at + ${since}`,
    `update persons set made_at = made_at + ${since}`,
    `update sessions set made_at = made_at + ${since}, used_at = used_at + ${since}`,
  ];
}
