import { sql } from 'kysely';
import { cardOfRow } from './card-row.ts';
import type { SqlDatabase } from './schema.ts';
import type { Dailies } from './store.ts';

const KEY = 'daily';

/** As the index has it, word for word: a database uses it for nothing else. */
const IS_PLAYED = sql<boolean>`daily is not null and stage = 'playing'`;

/** Of two who say something at the same moment the first is right, and both hear what that one said. */
export function sqlDailies(database: SqlDatabase): Dailies {
  const { db } = database;
  return {
    async dailyKey(fresh) {
      await db
        .insertInto('keys')
        .values({ name: KEY, secret: fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await database.secure();
      const kept = db.selectFrom('keys').select('secret').where('name', '=', KEY);
      return (await kept.executeTakeFirstOrThrow()).secret;
    },

    async claimDaily(member, { game, way, day }, table) {
      await db
        .insertInto('dailies')
        .values({ member, game, way, day, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await database.secure();
      const kept = db.selectFrom('dailies').select('table_id').where('member', '=', member);
      const own = kept.where('game', '=', game).where('way', '=', way).where('day', '=', day);
      return (await own.executeTakeFirstOrThrow()).table_id;
    },

    async dailiesOf(member, limit) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('dailies', 'dailies.table_id', 'tables.id')
        .selectAll('tables')
        .where('dailies.member', '=', member)
        .orderBy('dailies.day', 'desc')
        .orderBy('tables.made_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(cardOfRow);
    },

    async oldDailies(before, limit) {
      const old = db.selectFrom('tables').select('id').where(IS_PLAYED);
      const found = old.where('changed_at', '<', before).orderBy('changed_at').limit(limit);
      return (await found.execute()).map(({ id }) => id);
    },
  };
}
