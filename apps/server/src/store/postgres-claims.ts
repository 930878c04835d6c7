import { type Kysely, sql } from 'kysely';
import { LIVING_PROCESSES } from './postgres-living.ts';
import type { Schema } from './schema.ts';
import type { Others } from './store.ts';
import { Unavailable } from './trouble.ts';

/** A claim holds as long as the process lives whose name is on it; `self` is nobody's while cut off. */
export function postgresClaims(
  db: Kysely<Schema>,
  self: () => string | undefined,
): Pick<Others, 'claim' | 'release'> {
  const living = sql.raw(LIVING_PROCESSES);

  return {
    /**
     * One statement, so that of two who ask at once only one succeeds. What others have is left out
     * first: to refuse it as a conflict would write to the disk. Ordered, so that two who want the
     * same tables do not each hold what the other needs.
     */
    async claim(tables) {
      const process = self();
      if (process === undefined) throw new Unavailable('The connection to PostgreSQL is broken.');
      const { rows } = await sql<{ table_id: string }>`
        with living as materialized (${living}),
          wanted as (select unnest(${tables}::text[]) as table_id),
          taken as (
            insert into claims (table_id, process)
              select table_id, ${process} from wanted
                where not exists (
                  select from claims join living using (process)
                    where claims.table_id = wanted.table_id)
                order by table_id
              on conflict (table_id) do update set process = excluded.process
                where claims.process not in (select process from living)
              returning table_id)
        select table_id from taken
        union all
        select table_id from claims join wanted using (table_id) where process = ${process}`.execute(
        db,
      );
      // Cut off meanwhile: who asks with another name has other claims.
      return new Set(process === self() ? rows.map(({ table_id }) => table_id) : []);
    },

    async release(tables) {
      const process = self();
      if (process === undefined) return;
      await db
        .deleteFrom('claims')
        .where('process', '=', process)
        .where('table_id', '=', sql<string>`any(${tables}::text[])`)
        .execute();
    },
  };
}
