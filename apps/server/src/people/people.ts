import { Refusal } from '@ochre/host';
import { checkName } from '@ochre/match';
import type { Credentials, Deletion, NewPassword, Recovery } from '@ochre/protocol';
import { checkAccountName } from '../names/account-name.ts';
import type { Ended, Person, Store } from '../store/store.ts';
import { Taken } from '../store/trouble.ts';
import { banned, isBanned } from './ban.ts';
import type { Asker, Passwords } from './passwords.ts';
import { SESSION_MS } from './session-life.ts';
import { codeHashOf, newId, newRecoveryCode, newToken, sessionOf } from './tokens.ts';

/** Somebody, and the secret by which their browser is known from now on. */
export interface Introduced {
  readonly person: Person;
  readonly token: string;
}

/** So long the operator's code for a new password is valid. */
const RECOVERY_MS = 24 * 3_600_000;

/** Who comes: guests, known by a secret in a cookie, and those who made themselves an account. */
export class People {
  /** Called when sessions have ended, so that what was opened by them is shut. */
  onEnded: (ended: Ended) => void = () => {};
  private readonly store: Store;
  private readonly passwords: Passwords;

  constructor(store: Store, passwords: Passwords) {
    this.store = store;
    this.passwords = passwords;
  }

  /** Whoever is banned hears so. */
  async personWith(token: string | undefined): Promise<Person | undefined> {
    const person = await this.ownerOf(token);
    if (person !== undefined && isBanned(person)) throw banned(person.bannedUntil);
    return person;
  }

  /** Banned or not: what is kept about somebody is theirs. */
  async ownerOf(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    const now = Date.now();
    return this.store.personBySession(sessionOf(token), now, now - SESSION_MS);
  }

  async welcomeGuest(): Promise<Introduced> {
    const person = { id: newId(), name: '', madeAt: Date.now() };
    await this.store.addPerson(person);
    return this.introduce(person);
  }

  /** The person as they are called from now on. */
  async rename(person: Person, wanted: string): Promise<Person> {
    const name = checkName(wanted);
    await this.store.rename(person.id, name);
    return { ...person, name };
  }

  /**
   * A guest keeps everything they did; from now on a name and a password lead to it, and the secret
   * of the guest does not: somebody may have got hold of it when there was little to gain.
   */
  async makeAccount(person: Person, { name, password }: Credentials): Promise<Introduced> {
    const login = checkAccountName(name);
    const account = { login, passwordHash: await this.passwords.hash(password, 'stranger') };
    try {
      await this.store.turnIntoAccount(person.id, account);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      throw new Refusal(
        'name-taken',
        'That name, or one that looks like it, is taken, or you already have an account.',
      );
    }
    return this.startAnew({ ...person, account });
  }

  /** Whoever is logged in elsewhere, and may have been why, is not any more. */
  async changePassword(person: Person, { old, password }: NewPassword): Promise<Introduced> {
    const hasAccount = person.account !== undefined;
    if (!hasAccount || !(await this.passwords.ownerOf(old, async () => person, 'known'))) {
      throw new Refusal('wrong-password', 'old: that is not your password.');
    }
    await this.store.changePassword(person.id, await this.passwords.hash(password, 'known'));
    return this.startAnew(person);
  }

  async logIn({ name, password }: Credentials, asker: Asker): Promise<Introduced> {
    const find = () => this.store.personByLogin(name);
    const person = await this.passwords.ownerOf(password, find, asker);
    if (person === undefined) {
      throw new Refusal('wrong-password', 'Wrong name or password.');
    }
    if (isBanned(person)) throw banned(person.bannedUntil);
    return this.introduce(person);
  }

  /** A code by which whoever has forgotten the password gets another one; it is told once. */
  async issueRecovery({ id }: Person): Promise<{ readonly code: string; readonly until: number }> {
    const code = newRecoveryCode();
    const until = Date.now() + RECOVERY_MS;
    await this.store.issueRecovery(id, { codeHash: codeHashOf(code), until });
    return { code, until };
  }

  /** The code is looked at before the password is hashed, and used up after that. */
  async recover({ name, code, password }: Recovery, asker: Asker): Promise<Introduced> {
    const codeHash = codeHashOf(code);
    const person = await this.store.personByRecovery(name, codeHash, Date.now());
    if (person === undefined) throw wrongCode();
    const passwordHash = await this.passwords.hash(password, asker);
    const { id } = person;
    if (!(await this.store.recover(id, codeHash, passwordHash, Date.now()))) throw wrongCode();
    this.onEnded({ person: id });
    if (isBanned(person)) throw banned(person.bannedUntil);
    return this.introduce(person);
  }

  /** The person is gone, and whatever they had opened is shut; their traces are for others to erase. */
  async deleteSomebody({ id }: Pick<Person, 'id'>): Promise<void> {
    await this.store.deletePerson(id, Date.now());
    this.onEnded({ person: id });
  }

  /** Whoever wants to be deleted shows that it is them. */
  async checkOwner(person: Person, { password }: Deletion): Promise<void> {
    if (person.account === undefined) return;
    const found = await this.passwords.ownerOf(password ?? '', async () => person, 'known');
    if (found === undefined) throw new Refusal('wrong-password', 'That is not your password.');
  }

  /** Until that time, or no longer. What they had opened is shut. */
  async ban({ id }: Person, until: number | undefined): Promise<void> {
    await this.store.banPerson(id, until);
    if (until !== undefined) this.onEnded({ person: id });
  }

  async logOut(token: string): Promise<void> {
    const session = sessionOf(token);
    await this.store.dropSession(session);
    this.onEnded({ session });
  }

  async logOutEverywhere({ id }: Person): Promise<void> {
    await this.store.dropSessionsOf(id);
    this.onEnded({ person: id });
  }

  /** Sessions lead to nobody when they get too old; this only makes room. Says how many. */
  async forgetOldSessions(): Promise<number> {
    return this.store.forgetOld(Date.now() - SESSION_MS);
  }

  private async startAnew(person: Person): Promise<Introduced> {
    await this.logOutEverywhere(person);
    return this.introduce(person);
  }

  private async introduce(person: Person): Promise<Introduced> {
    const token = newToken();
    await this.store.addSession(sessionOf(token), person.id, Date.now());
    return { person, token };
  }
}

const wrongCode = (): Refusal =>
  new Refusal('wrong-password', 'The name or the code is wrong, or the code has expired.');
