import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { rowOf } from './card-row.ts';
import type { Schema, SqlDatabase } from './schema.ts';
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

    async importsOf(member) {
      const imports = importsOf(db, member).select(({ fn }) => fn.countAll<number>().as('count'));
      return (await imports.executeTakeFirstOrThrow()).count;
    },
  };
}

/** Written out, so that SQLite finds the index of them. */
const isImported = (is: ExpressionBuilder<Schema, 'tables'>) =>
  is('kind', '=', sql.lit('imported'));

/** Those that a member has brought. */
export const importsOf = (db: Kysely<Schema>, member: string) =>
  db.selectFrom('tables').where('host', '=', member).where(isImported);
