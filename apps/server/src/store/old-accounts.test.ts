import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STEPS } from './migrations.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import { openSqlite } from './sqlite-driver.ts';
import type { Store } from './store.ts';
import { temporaryFolder } from './testing/folder.ts';
import { POSTGRES, testDatabase } from './testing/postgres-database.ts';
import { Taken } from './trouble.ts';

/** The version before logins had looks. */
const BEFORE = 3;
/** All of them could be made: the first one's name, what looks like it, and somebody else. */
const LOGINS = ['Victim', 'Victim\u200b', 'V\u0456ctim', 'Vic\u00adtim', 'Zo\u00eb'];

/** As such a database was made, with accounts in it. */
function statements(): string[] {
  const made = STEPS.slice(0, BEFORE).flatMap((step) =>
    step.filter((work) => typeof work === 'string'),
  );
  const accounts = LOGINS.map((login, at) => {
    const key = login.normalize('NFKC').toLowerCase();
    return `insert into persons (id, name, made_at, login, login_key, password_hash)
      values ('p${at}', 'Somebody', ${at}, '${login}', '${key}', 'hash of ${at}')`;
  });
  return [
    'create table schema (version integer not null)',
    `insert into schema (version) values (${BEFORE})`,
    ...made,
    ...accounts,
  ];
}

async function check(store: Store): Promise<void> {
  // Everybody still has their account, by the name they gave.
  const found = await Promise.all(LOGINS.map((login) => store.personByLogin(login)));
  expect(found.map((person) => person?.id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  expect((await store.personByLogin('ＶＩＣＴＩＭ'))?.id).toBe('p0');
  expect((await store.personByLogin('zoe\u0308'))?.id).toBe('p4');
  await store.addPerson({ id: 'new', name: '', madeAt: 9 });
  for (const login of [...LOGINS, 'VICTIM', 'Vi\u0441tim', 'V\u200bictim', 'ZOË']) {
    const account = { login, passwordHash: 'x' };
    await expect(store.turnIntoAccount('new', account)).rejects.toThrow(Taken);
  }
  await store.turnIntoAccount('new', { login: 'Zoe', passwordHash: 'x' });
  await store.close();
}

describe('accounts from before names were told apart by their looks', () => {
  test('keep working in SQLite, and nobody new gets a name like theirs', async () => {
    const folder = temporaryFolder();
    const sqlite = openSqlite(join(folder.path, 'ochre.sqlite'));
    for (const statement of statements()) sqlite.exec(statement);
    sqlite.close();
    await check(await sqliteStore(folder.path));
    folder.remove();
  });

  test.skipIf(POSTGRES === undefined)('and in PostgreSQL', async () => {
    const database = await testDatabase();
    for (const statement of statements()) await database.query(statement);
    await check(await postgresStore(database.url));
    await database.remove();
  });
});
