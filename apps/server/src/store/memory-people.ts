import { loginKey } from './login.ts';
import { isWorthNoting } from './session-use.ts';
import type {
  AddressBan,
  Bans,
  Erasing,
  ListedPerson,
  Overview,
  Person,
  Persons,
  Recoveries,
  Recovery,
  Sessions,
  SessionTimes,
  Totals,
} from './store.ts';
import { Taken } from './trouble.ts';

interface KeptSession extends SessionTimes {
  readonly person: string;
}

interface MemoryPeople
  extends Persons,
    Recoveries,
    Sessions,
    Bans,
    Pick<Erasing, 'oldGuests' | 'deletePerson' | 'toErase' | 'erased'>,
    Pick<Overview, 'listPersons'> {
  personTotals(at: number): Pick<Totals, 'persons' | 'accounts' | 'banned'>;
}

export function memoryPeople(): MemoryPeople {
  const persons = new Map<string, ListedPerson>();
  const sessions = new Map<string, KeptSession>();
  const recoveries = new Map<string, Recovery>();
  const erasures = new Map<string, number>();
  const addressBans = new Map<string, AddressBan>();

  function byLogin(login: string) {
    const key = loginKey(login);
    return [...persons.values()].find(({ account }) => account && loginKey(account.login) === key);
  }

  function checkFree(login: string) {
    if (byLogin(login)) throw new Taken(`login ${login}: somebody has it already`);
  }

  function change(id: string, how: (person: ListedPerson) => ListedPerson) {
    const person = persons.get(id);
    if (person !== undefined) persons.set(id, how(person));
  }

  function dropSessionsOf(person: string) {
    for (const [tokenHash, session] of sessions) {
      if (session.person === person) sessions.delete(tokenHash);
    }
  }

  const noteVisit = (id: string, at: number) =>
    change(id, (person) => ({ ...person, usedAt: Math.max(person.usedAt, at) }));
  const codeOf = (person: string, codeHash: string, at: number) => {
    const recovery = recoveries.get(person);
    return recovery?.codeHash === codeHash && recovery.until > at ? recovery : undefined;
  };
  const setPassword = (id: string, passwordHash: string) =>
    change(id, (person) =>
      person.account === undefined
        ? person
        : { ...person, account: { ...person.account, passwordHash } },
    );

  return {
    async addPerson(person) {
      if (person.account !== undefined) checkFree(person.account.login);
      if (persons.has(person.id)) throw new Taken(`login ${person.id}: somebody has it already`);
      persons.set(person.id, { ...person, usedAt: person.madeAt });
    },
    personOf: async (id) => plain(persons.get(id)),
    personByLogin: async (login) => plain(byLogin(login)),
    rename: async (id, name) => change(id, (person) => ({ ...person, name })),
    async turnIntoAccount(id, account) {
      checkFree(account.login);
      const person = persons.get(id);
      if (person === undefined || person.account !== undefined) {
        throw new Taken('This person has an account already.');
      }
      persons.set(id, { ...person, account });
    },
    changePassword: async (id, passwordHash) => setPassword(id, passwordHash),

    async issueRecovery(person, recovery) {
      recoveries.set(person, recovery);
    },
    async personByRecovery(login, codeHash, at) {
      const person = byLogin(login);
      return person && codeOf(person.id, codeHash, at) && plain(person);
    },
    async recover(person, codeHash, passwordHash, at) {
      if (codeOf(person, codeHash, at) === undefined) return false;
      recoveries.delete(person);
      setPassword(person, passwordHash);
      dropSessionsOf(person);
      return true;
    },

    async addSession(tokenHash, person, at) {
      sessions.set(tokenHash, { person, madeAt: at, usedAt: at });
      noteVisit(person, at);
    },
    async personBySession(tokenHash, at, since) {
      const session = sessions.get(tokenHash);
      if (session === undefined || session.usedAt < since) return undefined;
      if (isWorthNoting(session.usedAt, at)) {
        sessions.set(tokenHash, { ...session, usedAt: at });
        noteVisit(session.person, at);
      }
      return plain(persons.get(session.person));
    },
    async dropSession(tokenHash) {
      sessions.delete(tokenHash);
    },
    dropSessionsOf: async (person) => dropSessionsOf(person),
    async sessionsOf(person) {
      const own = [...sessions.values()].filter((session) => session.person === person);
      return own.map(({ madeAt, usedAt }) => ({ madeAt, usedAt }));
    },
    async knownSessions(tokenHashes, at) {
      const isKnown = (tokenHash: string): boolean => {
        const person = persons.get(sessions.get(tokenHash)?.person ?? '');
        return person !== undefined && !isBanned(person, at);
      };
      return new Set(tokenHashes.filter(isKnown));
    },
    async forgetOld(before) {
      const old = [...sessions].filter(([, { usedAt }]) => usedAt < before);
      for (const [tokenHash] of old) sessions.delete(tokenHash);
      return old.length;
    },

    async banPerson(id, until) {
      change(id, ({ bannedUntil: _, ...person }) =>
        until === undefined ? person : { ...person, bannedUntil: until },
      );
    },
    async banAddress(ban) {
      addressBans.set(ban.network, ban);
    },
    unbanAddress: async (network) => addressBans.delete(network),
    async bannedAddresses(at) {
      const lasting = [...addressBans.values()].filter(({ until }) => until > at);
      return lasting.sort((a, b) => b.madeAt - a.madeAt);
    },
    async forgetEndedBans(at) {
      const ended = [...addressBans.values()].filter(({ until }) => until <= at);
      for (const { network } of ended) addressBans.delete(network);
      return ended.length;
    },

    async oldGuests(before, limit) {
      const guests = [...persons.values()].filter(
        ({ account, usedAt }) => account === undefined && usedAt < before,
      );
      guests.sort((a, b) => a.usedAt - b.usedAt);
      return guests.slice(0, limit).map(({ id }) => id);
    },
    async deletePerson(person, at) {
      persons.delete(person);
      recoveries.delete(person);
      dropSessionsOf(person);
      erasures.set(person, at);
    },
    async toErase(before, limit) {
      const due = [...erasures].filter(([, at]) => at < before).sort(([, a], [, b]) => a - b);
      return due.slice(0, limit).map(([person]) => person);
    },
    async erased(person) {
      erasures.delete(person);
    },

    async listPersons({ limit, kind, name, at }) {
      const isWanted = (person: ListedPerson): boolean => {
        if (kind === 'accounts') return person.account !== undefined;
        if (kind === 'guests') return person.account === undefined;
        return kind === undefined || isBanned(person, at);
      };
      const found = [...persons.values()].filter(
        (person) => isWanted(person) && (name === undefined || isCalled(person, name)),
      );
      return found.sort((a, b) => b.usedAt - a.usedAt).slice(0, limit);
    },
    personTotals(at) {
      const all = [...persons.values()];
      return {
        persons: all.length,
        accounts: all.filter(({ account }) => account !== undefined).length,
        banned: all.filter((person) => isBanned(person, at)).length,
      };
    },
  };
}

const isBanned = ({ bannedUntil }: Person, at: number): boolean =>
  bannedUntil !== undefined && bannedUntil > at;

const isCalled = ({ name, account }: Person, wanted: string): boolean =>
  name.toLowerCase() === wanted.toLowerCase() ||
  (account !== undefined && loginKey(account.login) === loginKey(wanted));

/** When somebody was here last is for lists alone. */
function plain(listed: ListedPerson | undefined): Person | undefined {
  if (listed === undefined) return undefined;
  const { usedAt: _, ...person } = listed;
  return person;
}
