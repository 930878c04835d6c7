import { closeSync, copyFileSync, openSync, statSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alone } from './alone.ts';
import { Health } from './health.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite, type Sqlite } from './sqlite-driver.ts';
import type { Store } from './store.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/folder.ts';
import { cardFor, move, moves } from './testing/samples.ts';
import { CannotOpen, Unavailable } from './trouble.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('a disk that is full', () => {
  const LONG = 'x'.repeat(100_000);
  const DAY = 24 * 60 * 60 * 1000;
  let sqlite: Sqlite;
  let store: Store;

  /** A store whose file may have no more pages than it has now, or may not be written at all. */
  beforeEach(async () => {
    sqlite = openSqlite(join(folder.path, 'full.sqlite'));
    const health = new Health();
    const dialect = new SqliteDialect({ database: sqlite });
    const db = new Kysely<Schema>({ dialect, log: health.hear });
    await migrate(db);
    store = sqlStore(health, {
      db,
      isConnected: () => true,
      secure: async () => {},
      locked: (query) => query,
      announce: async () => {},
      size: async () => 0,
      onMoved: () => () => {},
      announceMuted: async () => {},
      onMuted: () => () => {},
      others: alone,
      isRefusal: () => false,
      isDuplicate: () => false,
      close: () => db.destroy(),
    });
  });

  afterEach(() => store.close());

  const fill = () => sqlite.exec('pragma max_page_count = 1');
  const makeRoom = () => sqlite.exec('pragma max_page_count = 1000000');
  const forbidWriting = () => sqlite.exec('pragma query_only = on');
  const allowWriting = () => sqlite.exec('pragma query_only = off');

  test('is what a failed write says, nothing of it is stored, and with room it goes on', async () => {
    await store.append(cardFor('t'), [move(1)]);
    fill();
    const failed = store.append(cardFor('t', { seq: 2 }), [move(2, LONG)]);
    await expect(failed).rejects.toThrow(Unavailable);
    await expect(failed).rejects.toThrow('database or disk is full');
    expect(await store.entries('t')).toEqual([move(1)]);
    makeRoom();
    await store.append(cardFor('t', { seq: 2 }), [move(2, LONG)]);
    expect(await store.entries('t')).toEqual([move(1), move(2, LONG)]);
  });

  test('is not well from the first write that failed until one succeeds', async () => {
    expect(await store.isWell()).toBe(true);
    forbidWriting();
    await expect(store.append(cardFor('t'), [move(1)])).rejects.toThrow(Unavailable);
    expect(await store.isWell()).toBe(false);
    allowWriting();
    expect(await store.isWell()).toBe(true);
  });

  test('keeps nobody from looking whose use of a session would be noted', async () => {
    const ada = { id: 'p', name: 'Ada', madeAt: 1 };
    await store.addPerson(ada);
    await store.addSession('hash', 'p', 1);
    forbidWriting();
    expect(await store.personBySession('hash', 2 * DAY, 0)).toEqual(ada);
    allowWriting();
    expect(await store.forgetOld(DAY)).toBe(1);
  });
});

test('a damaged file is said plainly at the start, and left as it is', async () => {
  const first = await openStore({ dataFolder: folder.path });
  await first.append(cardFor('t', { seq: 3000 }), moves(1, 3000));
  await first.close();
  const file = join(folder.path, 'ochre.sqlite');
  // What is in the log beside it is not in it yet.
  const checkpoint = openSqlite(file);
  checkpoint.exec('pragma wal_checkpoint(truncate)');
  checkpoint.close();
  const { size } = statSync(file);
  const damaged = openSync(file, 'r+');
  writeSync(damaged, Buffer.alloc(8192, 0xa5), 0, 8192, Math.floor(size / 2 / 4096) * 4096);
  closeSync(damaged);
  const opening = openStore({ dataFolder: folder.path });
  await expect(opening).rejects.toThrow(CannotOpen);
  await expect(opening).rejects.toThrow(
    /cannot be used: ochre\.sqlite is damaged \(.+\)\. Put the last backup/s,
  );
});

test('what a disk has failed to take is brought to another file before anything else is', async () => {
  const store = await openStore({ dataFolder: folder.path });
  await store.append(cardFor('t'), [move(1)]);
  const handle = await open(join(folder.path, 'ochre.sqlite'));
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'datasync');
  sync.mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await handle.close();
  await expect(store.append(cardFor('t', { seq: 2 }), [move(2)])).rejects.toThrow(Unavailable);
  await store.append(cardFor('u'), [move(1)]);
  sync.mockRestore();

  // The disk may have forgotten its part of the log: without any log both are there.
  const elsewhere = temporaryFolder();
  const file = 'ochre.sqlite';
  copyFileSync(join(folder.path, file), join(elsewhere.path, file));
  const copy = await openStore({ dataFolder: elsewhere.path });
  expect(await copy.entries('t')).toEqual([move(1), move(2)]);
  await copy.close();
  await store.close();
  elsewhere.remove();
});
