import { loginKey } from './login.ts';
import type { PersonRow, SqlDatabase } from './schema.ts';
import { isWorthNoting } from './session-use.ts';
import type { People, Person } from './store.ts';
import { Taken } from './trouble.ts';

export function sqlPeople({ db, isDuplicate }: SqlDatabase): People {
  return {
    async addPerson(person) {
      try {
        await db.insertInto('persons').values(rowOf(person)).execute();
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

    async addSession(tokenHash, person, at) {
      const session = { token_hash: tokenHash, person_id: person, made_at: at, used_at: at };
      await db.insertInto('sessions').values(session).execute();
    },

    async personBySession(tokenHash, at) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person_id')
        .selectAll('persons')
        .select('sessions.used_at')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (isWorthNoting(row.used_at, at)) {
        const session = db.updateTable('sessions').where('token_hash', '=', tokenHash);
        await session.set({ used_at: at }).execute();
      }
      return personOfRow(row);
    },

    async dropSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async dropSessionsOf(person) {
      await db.deleteFrom('sessions').where('person_id', '=', person).execute();
    },

    async forgetOld(before) {
      const old = db.deleteFrom('sessions').where('used_at', '<', before);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}

function taken(login: string): Taken {
  return new Taken(`login ${login}: somebody has it already`);
}

function rowOf({ id, name, madeAt, account }: Person): PersonRow {
  return {
    id,
    name,
    made_at: madeAt,
    login: account?.login ?? null,
    login_key: account === undefined ? null : loginKey(account.login),
    password_hash: account?.passwordHash ?? null,
  };
}

function personOfRow({ id, name, made_at, login, password_hash }: PersonRow): Person {
  const guest = { id, name, madeAt: made_at };
  if (login === null || password_hash === null) return guest;
  return { ...guest, account: { login, passwordHash: password_hash } };
}
