import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** Of these locks each process on a database holds one, on one connection, for as long as it lives. */
const LIVING = 0x0c_4e;

/**
 * The names of all processes that live. PostgreSQL lets go of a lock the moment its connection ends,
 * as it does when a process is killed.
 */
export const LIVING_PROCESSES = `
  select objid::text as process from pg_locks
    where locktype = 'advisory' and classid = ${LIVING} and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())`;

/** A process that hangs, or whose machine is gone, says nothing: then PostgreSQL ends its connection. */
const LONGEST_SILENCE = '10s';

/** From now on the process lives, until the connection ends; says its name, which is new every time. */
export async function live(client: pg.Client): Promise<string> {
  // PostgreSQL 13 does not know the setting.
  await client.query(
    `select set_config(name, '${LONGEST_SILENCE}', false) from pg_settings
      where name = 'idle_session_timeout'`,
  );
  const name = randomInt(2 ** 31);
  await client.query('select pg_advisory_lock($1, $2)', [LIVING, name]);
  await dropVoidClaims(client);
  return String(name);
}

/** What processes had that do not live any more is free; says whether there was any. */
export async function dropVoidClaims(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from claims where process not in (${LIVING_PROCESSES})`,
  );
  return rowCount !== 0;
}

export async function livingProcesses(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ process: string }>(LIVING_PROCESSES);
  return new Set(rows.map(({ process }) => process));
}
