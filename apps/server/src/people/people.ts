import type { Credentials } from '@ochre/protocol';
import { Refusal } from '../refusal.ts';
import type { Person, Store } from '../store/store.ts';
import { Taken } from '../store/trouble.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashToken, newId, newToken } from './tokens.ts';

/** Somebody, and the secret by which their browser is known from now on. */
export interface Introduced {
  readonly person: Person;
  readonly token: string;
}

/** Who comes: guests, known by a secret in a cookie, and those who made themselves an account. */
export class People {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async personWith(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    return this.store.personBySession(hashToken(token), Date.now());
  }

  async welcomeGuest(): Promise<Introduced> {
    const person = { id: newId(), name: '', madeAt: Date.now() };
    await this.store.addPerson(person);
    return this.introduce(person);
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.store.rename(person.id, name);
  }

  /** A guest keeps everything they did; from now on a name and a password lead to it. */
  async makeAccount(person: Person, { name, password }: Credentials): Promise<void> {
    const account = { login: name, passwordHash: await hashPassword(password) };
    try {
      await this.store.turnIntoAccount(person.id, account);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      throw new Refusal('name-taken', 'That name is taken, or you have an account already.');
    }
  }

  async logIn({ name, password }: Credentials): Promise<Introduced> {
    const person = await this.store.personByLogin(name);
    const isRight = await isPassword(password, person?.account?.passwordHash);
    if (person === undefined || !isRight) {
      throw new Refusal('wrong-password', 'There is no account of that name with that password.');
    }
    return this.introduce(person);
  }

  async logOut(token: string): Promise<void> {
    await this.store.dropSession(hashToken(token));
  }

  private async introduce(person: Person): Promise<Introduced> {
    const token = newToken();
    await this.store.addSession(hashToken(token), person.id, Date.now());
    return { person, token };
  }
}
