import type { SqlDatabase } from './schema.ts';
import type { Bans } from './store.ts';

/** Who is not welcome: people in their own rows, addresses in a list. */
export function sqlBans(database: SqlDatabase): Bans {
  const { db } = database;
  return {
    async banPerson(person, until) {
      await db.transaction().execute(async (trx) => {
        const banned = { banned_until: until ?? null };
        await trx.updateTable('persons').set(banned).where('id', '=', person).execute();
        if (until !== undefined) await database.announce(trx, [{ ended: { person } }]);
      });
    },

    async banAddress({ network, madeAt, until }) {
      await db.transaction().execute(async (trx) => {
        const ban = { made_at: madeAt, until };
        await trx
          .insertInto('address_bans')
          .values({ network, ...ban })
          .onConflict((conflict) => conflict.column('network').doUpdateSet(ban))
          .execute();
        await database.announce(trx, [{ bans: true }]);
      });
    },

    async unbanAddress(network) {
      return db.transaction().execute(async (trx) => {
        const ban = trx.deleteFrom('address_bans').where('network', '=', network);
        const { numDeletedRows } = await ban.executeTakeFirst();
        if (numDeletedRows > 0n) await database.announce(trx, [{ bans: true }]);
        return numDeletedRows > 0n;
      });
    },

    async bannedAddresses(at) {
      const lasting = db.selectFrom('address_bans').selectAll().where('until', '>', at);
      const rows = await lasting.orderBy('made_at', 'desc').execute();
      return rows.map(({ network, made_at, until }) => ({ network, madeAt: made_at, until }));
    },

    async forgetEndedBans(at) {
      const ended = db.deleteFrom('address_bans').where('until', '<=', at);
      return Number((await ended.executeTakeFirst()).numDeletedRows);
    },
  };
}
