import { loginKey } from './login.ts';
import type { PersonRow } from './schema.ts';
import type { Account, Person } from './store.ts';

type AccountRow = Pick<PersonRow, 'login' | 'login_key' | 'password_hash'>;

const NO_ACCOUNT: AccountRow = { login: null, login_key: null, password_hash: null };

export const rowOfPerson = ({ id, name, madeAt, account, bannedUntil }: Person): PersonRow => ({
  id,
  name,
  made_at: madeAt,
  ...(account === undefined ? NO_ACCOUNT : rowOfAccount(account)),
  used_at: madeAt,
  banned_until: bannedUntil ?? null,
});

export const rowOfAccount = ({ login, passwordHash }: Account): AccountRow => ({
  login,
  login_key: loginKey(login),
  password_hash: passwordHash,
});

export function personOfRow(row: PersonRow): Person {
  const { id, name, made_at, login, password_hash, banned_until } = row;
  const ban = banned_until === null ? {} : { bannedUntil: banned_until };
  const guest = { id, name, madeAt: made_at, ...ban };
  if (login === null || password_hash === null) return guest;
  return { ...guest, account: { login, passwordHash: password_hash } };
}
