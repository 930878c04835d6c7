import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { alone } from './alone.ts';
import { Health } from './health.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { checkWhole, damaged } from './sqlite-check.ts';
import { openSqlite, type Sqlite, sqliteCode } from './sqlite-driver.ts';
import type { Store } from './store.ts';
import { syncing } from './syncing.ts';
import { CannotOpen, Unavailable } from './trouble.ts';

/** A store in one folder, for one process. */
export async function sqliteStore(folder: string): Promise<Store> {
  try {
    makeFolder(folder);
    checkFolder(folder);
    return await openIn(folder);
  } catch (error) {
    throw new CannotOpen(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
}

/**
 * The log holds the secrets of the dice: nobody else on the machine may read it. One after the other,
 * since Node's recursive way never ends where a folder refuses to have another in it.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** SQLite would only say that it cannot open something. */
function checkFolder(folder: string): void {
  if (!statSync(folder).isDirectory()) throw new Error(IS_A_FILE);
  accessSync(folder, constants.W_OK);
}

async function openIn(folder: string): Promise<Store> {
  const lock = takeLock(join(folder, 'ochre.lock'));
  try {
    const file = join(folder, 'ochre.sqlite');
    const health = new Health();
    const { db, sqlite } = await openDatabase(file, health);
    const log = syncing(`${file}-wal`, () => bringOver(sqlite));
    return sqlStore(health, {
      db,
      isConnected: () => true,
      async secure() {
        try {
          await log.sync();
        } catch (error) {
          health.noteFailure(error);
          throw error;
        }
      },
      locked: (query) => query,
      announce: async () => {},
      size: async () => sizeOf(file) + sizeOf(`${file}-wal`),
      onMoved: () => () => {},
      announceMuted: async () => {},
      onMuted: () => () => {},
      others: alone,
      isRefusal: (error) => sqliteCode(error) !== undefined || error instanceof TypeError,
      isDuplicate: (error) =>
        ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(
          sqliteCode(error) ?? '',
        ),
      async close() {
        await log.close();
        await db.destroy();
        lock.close();
      },
    });
  } catch (error) {
    lock.close();
    throw error;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * An open transaction in a file of its own holds the folder. Unlike a file with a process's number
 * it ends with the process, however that ends, and is not fooled by the next one having the same
 * number, as in a container. The database itself stays open to programs that back it up.
 */
function takeLock(file: string): Sqlite {
  const lock = openSqlite(file);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

interface Opened {
  readonly db: Kysely<Schema>;
  readonly sqlite: Sqlite;
}

async function openDatabase(file: string, { hear }: Health): Promise<Opened> {
  const sqlite = openSqlite(file);
  const dialect = new SqliteDialect({ database: sqlite });
  const db = new Kysely<Schema>({ dialect, log: hear });
  try {
    // NORMAL: SQLite writes its log and leaves the sync of it to us, who do not stand still for it.
    // Whoever looks into the file meanwhile is waited for: libsql does not get over a busy file.
    // What is deleted is overwritten, and not only left out.
    sqlite.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on',
    );
    checkWhole(file, sqlite);
    await migrate(db);
    return { db, sqlite };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Everything of SQLite's log goes to the database's own file and is synced there. */
function bringOver(sqlite: Sqlite): void {
  const [outcome] = sqlite.prepare('pragma wal_checkpoint(truncate)').all([]);
  if (Object(outcome).busy !== 0) throw new Error('somebody reads the database: wait for them.');
}

const IS_A_FILE = 'a file is there, and a folder is expected.';
const NOT_WRITABLE = 'whoever starts the server may not write there.';
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: IS_A_FILE,
  ENOTDIR: IS_A_FILE,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  SQLITE_READONLY: NOT_WRITABLE,
};

function reasonOf(failure: unknown): string {
  const error = failure instanceof Unavailable ? failure.cause : failure;
  const known = REASONS[sqliteCode(error) ?? (error as NodeJS.ErrnoException).code ?? ''];
  if (known !== undefined) return known;
  if (sqliteCode(error) === 'SQLITE_BUSY') {
    return 'another server runs on it. Stop that one, or start this one with a folder of its own.';
  }
  const message = error instanceof Error ? error.message : String(error);
  return sqliteCode(error) === 'SQLITE_CORRUPT' ? damaged(message) : message;
}
