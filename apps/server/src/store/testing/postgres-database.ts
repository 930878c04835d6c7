import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const POSTGRES = process.env.DATABASE_URL;

const EMPTY = `do $$
  declare name text;
  begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename <> 'schema'
    loop execute 'delete from ' || name; end loop;
  end $$`;

export interface TestDatabase {
  readonly url: string;
  /** Runs a statement as somebody who is no store. */
  query(text: string): Promise<pg.QueryResult>;
  /** No row is left; the tables stay, since to make them is slow. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** A database of its own on the server of DATABASE_URL, whose own one is left alone. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `ochre_test_${randomUUID().replaceAll('-', '')}`;
  await once(serverUrl(), `create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text) => once(url.href, text),
    empty: async () => void (await once(url.href, EMPTY)),
    remove: async () => void (await once(serverUrl(), `drop database ${name} with (force)`)),
  };
}

function serverUrl(): string {
  if (POSTGRES === undefined) throw new Error('DATABASE_URL is not set.');
  return POSTGRES;
}

async function once(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
