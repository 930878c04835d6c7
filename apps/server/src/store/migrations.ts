import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { fillLooks } from './sql-looks.ts';
import { CannotOpen } from './trouble.ts';

/** What a step does: a statement, or work that no statement can say. */
type Work = string | ((transaction: Transaction<Schema>) => Promise<void>);

/**
 * Step 1 makes version 1, and so on. A step that was released is never changed: databases out there
 * have taken it. Only what both databases understand is used.
 */
export const STEPS: readonly (readonly Work[])[] = [
  [
    `create table tables (
      id text primary key,
      code text not null unique,
      kind text not null,
      game text not null,
      rules_version text not null,
      stage text not null,
      is_open smallint not null,
      plan text not null,
      host text not null,
      members text not null,
      seq bigint not null,
      made_at bigint not null,
      changed_at bigint not null,
      result text
    )`,
    `create index tables_unfinished on tables (stage, made_at)
      where stage in ('gathering', 'playing')`,
    `create table entries (
      table_id text not null,
      seq bigint not null,
      entry text not null,
      primary key (table_id, seq)
    )`,
    `create table seats (
      table_id text not null,
      seat smallint not null,
      member text not null,
      players smallint,
      score double precision,
      victory double precision,
      primary key (table_id, seat)
    )`,
    'create index seats_member on seats (member)',
    'create table records (table_id text primary key, record text not null)',
    `create table persons (
      id text primary key,
      name text not null,
      made_at bigint not null,
      login text,
      login_key text unique,
      password_hash text
    )`,
    `create table sessions (
      token_hash text primary key,
      person_id text not null,
      made_at bigint not null,
      used_at bigint not null
    )`,
    'create index sessions_used on sessions (used_at)',
    `create table claims (
      table_id text primary key,
      process text not null,
      until bigint not null
    )`,
    'create index claims_process on claims (process)',
  ],
  // A claim lasts as long as its process lives, and not until a time.
  [
    'drop table claims',
    'create table claims (table_id text primary key, process text not null)',
    'create index claims_process on claims (process)',
  ],
  // Whose turn it is, for who looks at their games; known from the next entry on.
  ['alter table tables add column turn smallint'],
  // Logins that look alike are not for two people. When `looksOf` changes, a new step fills them again.
  ['create table looks (look text primary key, person_id text not null)', fillLooks],
];

/** Brings a database to this program's version; `lock` keeps others from doing so meanwhile. */
export async function migrate(
  db: Kysely<Schema>,
  lock?: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock?.(transaction);
    const run = async (work: Work): Promise<void> => {
      if (typeof work === 'string') await sql.raw(work).execute(transaction);
      else await work(transaction);
    };
    await run('create table if not exists schema (version integer not null)');
    const version = await versionOf(transaction);
    if (version > STEPS.length) throw new CannotOpen(tooNew(version));
    for (const step of STEPS.slice(version)) {
      for (const work of step) await run(work);
    }
    if (version === STEPS.length) return;
    await run('delete from schema');
    await run(`insert into schema (version) values (${STEPS.length})`);
  });
}

async function versionOf(transaction: Transaction<Schema>): Promise<number> {
  const found = await sql<{ version: number }>`select version from schema`.execute(transaction);
  return found.rows[0]?.version ?? 0;
}

function tooNew(version: number): string {
  return `The database has version ${version} and this server knows ${STEPS.length}: start a newer server, or go back to the backup from before it was updated.`;
}
