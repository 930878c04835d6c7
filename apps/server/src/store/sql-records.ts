import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Records } from './store.ts';

/** Records of finished games. */
export function sqlRecords(db: Kysely<Schema>): Records {
  return {
    async recordOf(table) {
      const records = db.selectFrom('records').select('record').where('table_id', '=', table);
      return (await records.executeTakeFirst())?.record;
    },

    async keepRecord(table, record) {
      await db.transaction().execute(async (trx) => {
        await putRecords(trx, [[table, record]]);
        await trx.deleteFrom('unrecorded').where('table_id', '=', table).execute();
      });
    },

    async unrecorded(limit, after = '') {
      const rows = await db
        .selectFrom('unrecorded')
        .innerJoin('tables', 'tables.id', 'unrecorded.table_id')
        .select('table_id')
        .where('table_id', '>', after)
        .orderBy('table_id')
        .limit(limit)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}

/** One that is there stays: a game ends once. */
export async function putRecords(
  trx: Transaction<Schema>,
  records: readonly (readonly [table: string, record: string])[],
): Promise<void> {
  if (records.length === 0) return;
  await trx
    .insertInto('records')
    .values(records.map(([table_id, record]) => ({ table_id, record })))
    .onConflict((conflict) => conflict.column('table_id').doNothing())
    .execute();
}
