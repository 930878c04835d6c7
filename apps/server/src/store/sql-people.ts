import { loginKeys } from './login.ts';
import { personOfRow, rowOfAccount, rowOfPerson } from './person-row.ts';
import type { SqlDatabase } from './schema.ts';
import { takeLooks } from './sql-looks.ts';
import type { Persons } from './store.ts';
import { Taken } from './trouble.ts';

export function sqlPeople({ db, isDuplicate }: SqlDatabase): Persons {
  return {
    async addPerson(person) {
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.insertInto('persons').values(rowOfPerson(person)).execute();
          const { id, account } = person;
          if (account !== undefined) await takeLooks(transaction, id, account.login);
        });
      } catch (error) {
        throw isDuplicate(error) ? taken(person.account?.login ?? person.id) : error;
      }
    },

    async personOf(id) {
      const row = await db
        .selectFrom('persons')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && personOfRow(row);
    },

    async personByLogin(login) {
      const keys = loginKeys(login);
      const rows = await db
        .selectFrom('persons')
        .selectAll()
        .where('login_key', 'in', keys)
        .execute();
      const [row] = keys.flatMap((key) => rows.filter(({ login_key }) => login_key === key));
      return row && personOfRow(row);
    },

    async rename(person, name) {
      await db.updateTable('persons').set({ name }).where('id', '=', person).execute();
    },

    async turnIntoAccount(person, account) {
      try {
        await db.transaction().execute(async (transaction) => {
          const updated = await transaction
            .updateTable('persons')
            .set(rowOfAccount(account))
            .where('id', '=', person)
            .where('login', 'is', null)
            .executeTakeFirst();
          if (updated.numUpdatedRows === 0n) throw new Taken('This person has an account already.');
          await takeLooks(transaction, person, account.login);
        });
      } catch (error) {
        throw isDuplicate(error) ? taken(account.login) : error;
      }
    },

    async changePassword(person, passwordHash) {
      const account = db.updateTable('persons').where('id', '=', person);
      const changed = account.where('login', 'is not', null).set({ password_hash: passwordHash });
      await changed.execute();
    },
  };
}

function taken(login: string): Taken {
  return new Taken(`login ${login}: somebody has it already`);
}
