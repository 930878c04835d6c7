// The only file that knows libsql; its traps end here.
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Database from 'libsql';
import { Unavailable } from './trouble.ts';

/** What kysely wants of SQLite, and statements run as they are. */
export interface Sqlite extends SqliteDatabase {
  exec(statements: string): void;
}

export function openSqlite(file: string): Sqlite {
  const database = new Database(file);
  return {
    prepare(text) {
      // After some failures SQLite has rolled back already: to say no then would hide why.
      if (text === 'rollback' && !database.inTransaction) return NOTHING;
      return guarded(told(() => database.prepare(text)));
    },
    exec: (text) => void database.exec(text),
    close: () => void database.close(),
  };
}

export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Database.SqliteError)) return undefined;
  return error.code;
}

/** The file or its disk is at fault, and not what was asked. */
const TROUBLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOMEM|NOTADB|PROTOCOL|READONLY)/;

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw TROUBLE.test(sqliteCode(error) ?? '') ? new Unavailable(error) : error;
  }
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function guarded(statement: Database.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => told(() => statement.all(checked(parameters))),
    run: (parameters) => told(() => statement.run(checked(parameters))),
    iterate: (parameters) => statement.iterate(checked(parameters)),
  };
}

/**
 * A truth value ends the whole process inside libsql, and a text is read back only up to its first
 * zero; PostgreSQL refuses the latter as well.
 */
function checked(parameters: readonly unknown[]): unknown[] {
  for (const value of parameters) {
    if (typeof value === 'string' ? value.includes('\0') : !isPlain(value)) {
      throw new TypeError(`SQLite cannot store ${JSON.stringify(value)}`);
    }
  }
  return [...parameters];
}

function isPlain(value: unknown): boolean {
  return value === null || Number.isFinite(value);
}
