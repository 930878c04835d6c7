import { loginKey } from './login.ts';
import { personOfRow, rowOfPerson } from './person-row.ts';
import type { SqlDatabase } from './schema.ts';
import type { Persons } from './store.ts';
import { Taken } from './trouble.ts';

export function sqlPeople({ db, isDuplicate }: SqlDatabase): Persons {
  return {
    async addPerson(person) {
      try {
        await db.insertInto('persons').values(rowOfPerson(person)).execute();
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
      const row = await db
        .selectFrom('persons')
        .selectAll()
        .where('login_key', '=', loginKey(login))
        .executeTakeFirst();
      return row && personOfRow(row);
    },

    async rename(person, name) {
      await db.updateTable('persons').set({ name }).where('id', '=', person).execute();
    },

    async turnIntoAccount(person, { login, passwordHash }) {
      try {
        const updated = await db
          .updateTable('persons')
          .set({ login, login_key: loginKey(login), password_hash: passwordHash })
          .where('id', '=', person)
          .where('login', 'is', null)
          .executeTakeFirst();
        if (updated.numUpdatedRows === 0n) throw new Taken('This person has an account already.');
      } catch (error) {
        throw isDuplicate(error) ? taken(login) : error;
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
