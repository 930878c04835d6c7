import { loginKey } from './login.ts';
import { personOfRow } from './person-row.ts';
import type { SqlDatabase } from './schema.ts';
import type { Recoveries } from './store.ts';

/** Codes by which a new password can be set. */
export function sqlRecoveries(database: SqlDatabase): Recoveries {
  const { db } = database;
  return {
    async issueRecovery(person, { codeHash, until }) {
      const recovery = { code_hash: codeHash, until };
      await db
        .insertInto('recoveries')
        .values({ person_id: person, ...recovery })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(recovery))
        .execute();
    },

    async personByRecovery(login, codeHash, at) {
      const row = await db
        .selectFrom('persons')
        .innerJoin('recoveries', 'recoveries.person_id', 'persons.id')
        .selectAll('persons')
        .where('login_key', '=', loginKey(login))
        .where('code_hash', '=', codeHash)
        .where('until', '>', at)
        .executeTakeFirst();
      return row && personOfRow(row);
    },

    async recover(person, codeHash, passwordHash, at) {
      return db.transaction().execute(async (trx) => {
        const code = trx.deleteFrom('recoveries').where('person_id', '=', person);
        const right = code.where('code_hash', '=', codeHash).where('until', '>', at);
        if ((await right.executeTakeFirst()).numDeletedRows === 0n) return false;
        const account = trx.updateTable('persons').where('id', '=', person);
        await account.set({ password_hash: passwordHash }).execute();
        await trx.deleteFrom('sessions').where('person_id', '=', person).execute();
        await database.announce(trx, [{ ended: { person } }]);
        return true;
      });
    },
  };
}
