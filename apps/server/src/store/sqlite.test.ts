import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import { openSqlite } from './sqlite-driver.ts';
import { expectAllFound, fillAsBefore } from './testing/before-traces.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/folder.ts';
import { cardFor, move, moves } from './testing/samples.ts';
import { describeStore } from './testing/store-contract.ts';
import { CannotOpen } from './trouble.ts';

describeStore('SQLite', async () => {
  const folder = temporaryFolder();
  return { open: () => sqliteStore(folder.path), remove: async () => folder.remove() };
});

describe('a data folder', () => {
  let folder: TemporaryFolder;
  const open = () => openStore({ dataFolder: folder.path });

  beforeEach(() => {
    folder = temporaryFolder();
  });

  afterEach(() => folder.remove());

  test('is made when it is missing, and only its owner may look in', async () => {
    const dataFolder = join(folder.path, 'deep', 'data');
    const store = await openStore({ dataFolder, databaseUrl: '' });
    await store.close();
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  });

  test('keeps everything from one start to the next', async () => {
    const first = await open();
    await first.append(cardFor('t', { seq: 2 }), moves(1, 2));
    await first.addPerson({ id: 'p', name: 'Ada', madeAt: 1 });
    await first.close();
    expect(await first.isWell()).toBe(false);
    const second = await open();
    expect(await second.entries('t')).toEqual(moves(1, 2));
    expect(await second.cardOf('t')).toEqual(cardFor('t', { seq: 2 }));
    expect(await second.personOf('p')).toEqual({ id: 'p', name: 'Ada', madeAt: 1 });
    await second.close();
  });

  test('is for one store at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(
      new CannotOpen(
        `The data folder ${folder.path} cannot be used: another server runs on it. Stop that one, or start this one with a folder of its own.`,
      ),
    );
    await first.append(cardFor('t'), [move(1)]);
    await first.close();
    const second = await open();
    expect(await second.entries('t')).toEqual([move(1)]);
    await second.close();
  });

  test('can be backed up while the store is open', async () => {
    const store = await open();
    await store.append(cardFor('t'), [move(1)]);
    const other = openSqlite(join(folder.path, 'ochre.sqlite'));
    const copy = join(folder.path, 'copy');
    other.exec(`vacuum into '${copy}'`);
    other.close();
    await store.append(cardFor('t', { seq: 2 }), [move(2)]);
    await store.close();
    const backup = openSqlite(copy);
    expect(backup.prepare('select seq from entries').all([])).toEqual([{ seq: 1 }]);
    backup.close();
  });

  test('of a version that deleted nobody is brought up to date with what is in it', async () => {
    const database = openSqlite(join(folder.path, 'ochre.sqlite'));
    await fillAsBefore(new Kysely({ dialect: new SqliteDialect({ database }) }));
    const after = await open();
    await expectAllFound(after);
    await after.close();
  });

  test('that was deleted is not left in the file', async () => {
    const store = await open();
    const said = { kind: 'said', name: 'Ada', text: 'words to be gone' } as const;
    await store.append(cardFor('t'), [{ ...move(1), deed: said }]);
    await store.removeTable('t');
    await store.close();
    const bytes = readFileSync(join(folder.path, 'ochre.sqlite'));
    expect(bytes.includes('words to be gone')).toBe(false);
  });

  test('of a newer version is refused', async () => {
    await (await open()).close();
    const database = openSqlite(join(folder.path, 'ochre.sqlite'));
    database.exec('update schema set version = 999');
    database.close();
    await expect(open()).rejects.toThrow(/version 999 .*newer server/);
  });

  test('with something else in it is refused, and free again', async () => {
    writeFileSync(join(folder.path, 'ochre.sqlite'), 'a letter to grandmother\n'.repeat(100));
    await expect(open()).rejects.toThrow(/cannot be used: .*not a database/);
    await expect(open()).rejects.toThrow(/not a database/);
  });

  test('that is a file is refused', async () => {
    const dataFolder = join(folder.path, 'file');
    writeFileSync(dataFolder, '');
    await expect(openStore({ dataFolder })).rejects.toThrow(
      new CannotOpen(
        `The data folder ${dataFolder} cannot be used: a file is there, and a folder is expected.`,
      ),
    );
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0)('that cannot be written is refused', async () => {
    chmodSync(folder.path, 0o500);
    await expect(open()).rejects.toThrow(/may not write there\.$/);
  });

  test('is made with those above it, and where that is refused it says so', async () => {
    const dataFolder = join(folder.path, 'one', 'two');
    await (await openStore({ dataFolder })).close();
    const inFile = join(folder.path, 'letter');
    writeFileSync(inFile, '');
    await expect(openStore({ dataFolder: join(inFile, 'below') })).rejects.toThrow(
      /a file is there/,
    );
    // A folder that exists and lets nobody make another in it, root included.
    if (process.platform === 'linux') {
      await expect(openStore({ dataFolder: '/proc/ochre' })).rejects.toThrow(CannotOpen);
    }
  });

  test('what SQLite would store differently is refused, and the process lives', () => {
    const database = openSqlite(join(folder.path, 'any'));
    database.exec('create table any (it text)');
    const insert = database.prepare('insert into any values (?)');
    for (const value of [true, undefined, 'a\0b', Number.NaN, {}]) {
      expect(() => insert.run([value])).toThrow('SQLite cannot store');
    }
    database.close();
  });
});
