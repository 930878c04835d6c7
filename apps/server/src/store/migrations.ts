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
  // Who does not hear whom: in the log, whoever is muted would find out.
  [
    `create table mutings (
      table_id text not null,
      member text not null,
      whom text not null,
      is_muted smallint not null,
      since bigint not null,
      primary key (table_id, member, whom)
    )`,
  ],
  // Records are kept when a game ends: those before get theirs while their rules are known. And who has
  // imported what is asked.
  [
    'create table unrecorded (table_id text primary key)',
    `insert into unrecorded (table_id) select id from tables
      where kind = 'played' and stage = 'over' and id not in (select table_id from records)`,
    "create index tables_imported on tables (host) where kind = 'imported'",
  ],
  // Deleting people and what is too old; codes for new passwords; bans.
  [
    'create table traces (table_id text not null, member text not null, primary key (member, table_id))',
    'create index traces_table on traces (table_id)',
    // An entry begins {"seq":7,"at":1794744929693,"by":"I0ggwO3UsxdaQLl_"; both databases can count.
    `insert into traces (table_id, member)
      select distinct table_id, substr(entry, 34 + length(cast(seq as text)), 16) from entries
        where entry like '%"deed":{"kind":"made"%' or entry like '%"deed":{"kind":"sat"%'
          or entry like '%"deed":{"kind":"said"%' or entry like '%"deed":{"kind":"muted"%'`,
    "insert into traces (table_id, member) select id, host from tables where kind = 'imported'",
    'create table erasures (person_id text primary key, at bigint not null)',
    `create table recoveries (
      person_id text primary key,
      code_hash text not null,
      until bigint not null
    )`,
    `create table address_bans (
      network text primary key,
      made_at bigint not null,
      until bigint not null
    )`,
    // Whether anybody has said anything at the tables that are there is not looked up: it may be.
    'alter table tables add column talk smallint not null default 1',
    "create index tables_finished on tables (changed_at) where stage in ('over', 'closed')",
    `create index tables_talk on tables (changed_at)
      where stage in ('over', 'closed') and talk = 1`,
    'create index sessions_person on sessions (person_id)',
    'alter table persons add column used_at bigint not null default 0',
    'alter table persons add column banned_until bigint',
    `update persons set used_at = coalesce(
      (select max(sessions.used_at) from sessions where sessions.person_id = persons.id), made_at)`,
    'create index persons_guests on persons (used_at) where login is null',
  ],
  // Logins that look alike are not for two people. When `looksOf` changes, a new step fills them again.
  ['create table looks (look text primary key, person_id text not null)', fillLooks],
  // Games of days: what their secrets are made from, and who plays which at which table.
  [
    'alter table tables add column daily text',
    "create index tables_daily on tables (changed_at) where daily is not null and stage = 'playing'",
    'create table keys (name text primary key, secret text not null)',
    `create table dailies (
      member text not null,
      game text not null,
      way text not null,
      day text not null,
      table_id text not null,
      primary key (member, game, way, day)
    )`,
    'create index dailies_table on dailies (table_id)',
  ],
];

/**
 * Brings a database to this program's version, or in tests to one before it; `lock` keeps others from
 * doing so meanwhile.
 */
export async function migrate(
  db: Kysely<Schema>,
  lock?: (transaction: Transaction<Schema>) => Promise<void>,
  to = STEPS.length,
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
    for (const step of STEPS.slice(version, to)) {
      for (const work of step) await run(work);
    }
    if (version >= to) return;
    await run('delete from schema');
    await run(`insert into schema (version) values (${to})`);
  });
}

async function versionOf(transaction: Transaction<Schema>): Promise<number> {
  const found = await sql<{ version: number }>`select version from schema`.execute(transaction);
  return found.rows[0]?.version ?? 0;
}

function tooNew(version: number): string {
  return `The database has version ${version} and this server knows ${STEPS.length}: start a newer server, or go back to the backup from before it was updated.`;
}
