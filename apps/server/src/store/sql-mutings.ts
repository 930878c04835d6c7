import type { SqlDatabase } from './schema.ts';
import type { Mutings } from './store.ts';

export function sqlMutings(database: SqlDatabase): Mutings {
  const { db } = database;
  return {
    async putMuting(table, { by, whom, isMuted, since }) {
      const row = { table_id: table, member: by, whom, is_muted: isMuted ? 1 : 0, since };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('mutings')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['table_id', 'member', 'whom']).doUpdateSet(({ ref }) => ({
              is_muted: ref('excluded.is_muted'),
              since: ref('excluded.since'),
            })),
          )
          .execute();
        await database.announceMuted(trx, { table, by });
      });
      await database.secure();
    },

    async mutingsOf(table) {
      const rows = await db
        .selectFrom('mutings')
        .selectAll()
        .where('table_id', '=', table)
        .execute();
      return rows.map(({ member, whom, is_muted, since }) => ({
        by: member,
        whom,
        isMuted: is_muted === 1,
        since,
      }));
    },

    onMuted: database.onMuted,
  };
}
