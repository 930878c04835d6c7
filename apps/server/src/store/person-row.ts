import { loginKey } from './login.ts';
import type { PersonRow } from './schema.ts';
import type { Person } from './store.ts';

export function rowOfPerson({ id, name, madeAt, account }: Person): PersonRow {
  return {
    id,
    name,
    made_at: madeAt,
    login: account?.login ?? null,
    login_key: account === undefined ? null : loginKey(account.login),
    password_hash: account?.passwordHash ?? null,
  };
}

export function personOfRow({ id, name, made_at, login, password_hash }: PersonRow): Person {
  const guest = { id, name, madeAt: made_at };
  if (login === null || password_hash === null) return guest;
  return { ...guest, account: { login, passwordHash: password_hash } };
}
