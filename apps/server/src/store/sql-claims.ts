import type { SqlDatabase } from './schema.ts';
import type { Claims } from './store.ts';

export function sqlClaims({ db }: SqlDatabase): Claims {
  return {
    /** One statement, so that of two who ask at once only one succeeds. */
    async claim(table, { process, at, until }) {
      const claimed = await db
        .insertInto('claims')
        .values({ table_id: table, process, until })
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet({ process, until })
            .where((is) =>
              is.or([is('claims.process', '=', process), is('claims.until', '<=', at)]),
            ),
        )
        .executeTakeFirst();
      return claimed.numInsertedOrUpdatedRows === 1n;
    },

    async release(process) {
      await db.deleteFrom('claims').where('process', '=', process).execute();
    },
  };
}
