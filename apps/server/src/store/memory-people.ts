import { looksOf } from '../names/looks.ts';
import { loginKey, loginKeys } from './login.ts';
import { isWorthNoting } from './session-use.ts';
import type { Person, Persons, Sessions } from './store.ts';
import { Taken } from './trouble.ts';

interface KeptSession {
  readonly person: string;
  readonly usedAt: number;
}

export function memoryPeople(): Persons & Sessions {
  const persons = new Map<string, Person>();
  const sessions = new Map<string, KeptSession>();

  function byLogin(login: string) {
    const keys = loginKeys(login);
    return [...persons.values()].find(
      ({ account }) => account && keys.includes(loginKey(account.login)),
    );
  }

  function checkFree(login: string) {
    const looks = looksOf(login);
    const logins = [...persons.values()].flatMap(({ account }) => account?.login ?? []);
    const isTaken = logins.some((other) => looksOf(other).some((look) => looks.includes(look)));
    if (isTaken) throw new Taken(`login ${login}: somebody has it already`);
  }

  return {
    async addPerson(person) {
      if (person.account !== undefined) checkFree(person.account.login);
      if (persons.has(person.id)) throw new Taken(`login ${person.id}: somebody has it already`);
      persons.set(person.id, person);
    },
    personOf: async (id) => persons.get(id),
    personByLogin: async (login) => byLogin(login),
    async rename(id, name) {
      const person = persons.get(id);
      if (person !== undefined) persons.set(id, { ...person, name });
    },
    async turnIntoAccount(id, account) {
      checkFree(account.login);
      const person = persons.get(id);
      if (person === undefined || person.account !== undefined) {
        throw new Taken('This person has an account already.');
      }
      persons.set(id, { ...person, account });
    },
    async changePassword(id, passwordHash) {
      const person = persons.get(id);
      if (person?.account === undefined) return;
      persons.set(id, { ...person, account: { ...person.account, passwordHash } });
    },
    async addSession(tokenHash, person, at) {
      sessions.set(tokenHash, { person, usedAt: at });
    },
    async personBySession(tokenHash, at, since) {
      const session = sessions.get(tokenHash);
      if (session === undefined || session.usedAt < since) return undefined;
      if (isWorthNoting(session.usedAt, at)) sessions.set(tokenHash, { ...session, usedAt: at });
      return persons.get(session.person);
    },
    async dropSession(tokenHash) {
      sessions.delete(tokenHash);
    },
    async dropSessionsOf(person) {
      for (const [tokenHash, session] of sessions) {
        if (session.person === person) sessions.delete(tokenHash);
      }
    },
    async forgetOld(before) {
      const old = [...sessions].filter(([, { usedAt }]) => usedAt < before);
      for (const [tokenHash] of old) sessions.delete(tokenHash);
      return old.length;
    },
  };
}
