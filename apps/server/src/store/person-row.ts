import { loginKey } from './login.ts';
import type { PersonRow } from './schema.ts';
import type { Person } from './store.ts';

export function rowOfPerson({ id, name, madeAt, account, bannedUntil }: Person): PersonRow {
  return {
    id,
    name,
    made_at: madeAt,
    login: account?.login ?? null,
    login_key: account === undefined ? null : loginKey(account.login),
    password_hash: account?.passwordHash ?? null,
    used_at: madeAt,
    banned_until: bannedUntil ?? null,
  };
}

export function personOfRow(row: PersonRow): Person {
  const { id, name, made_at, login, password_hash, banned_until } = row;
  const ban = banned_until === null ? {} : { bannedUntil: banned_until };
  const guest = { id, name, madeAt: made_at, ...ban };
  if (login === null || password_hash === null) return guest;
  return { ...guest, account: { login, passwordHash: password_hash } };
}
