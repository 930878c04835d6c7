import { rowOf } from './card-row.ts';
import type { SqlDatabase } from './schema.ts';
import { putSeats, putTraces } from './sql-append.ts';
import { whoWasFirst } from './sql-first.ts';
import type { Imports } from './store.ts';

/** Finished games from elsewhere. */
export function sqlImports(database: SqlDatabase): Imports {
  const { db } = database;
  return {
    async addImported(card, record) {
      try {
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('tables')
            .values({ ...rowOf(card), talk: 0 })
            .execute();
          await putSeats(trx, [card]);
          await trx.insertInto('records').values({ table_id: card.id, record }).execute();
          await putTraces(trx, [{ table: card.id, member: card.host }]);
        });
      } catch (error) {
        throw database.isDuplicate(error) ? await whoWasFirst(db, card) : error;
      }
    },

    async importedRecord(table) {
      const records = db.selectFrom('records').select('record').where('table_id', '=', table);
      return (await records.executeTakeFirst())?.record;
    },
  };
}
