import type { Entry } from '@ochre/match';
import { type Append, checkAppend } from './append.ts';
import { groups } from './groups.ts';
import type { SqlDatabase } from './schema.ts';
import { writeAppends } from './sql-append.ts';
import { whoWasFirst } from './sql-first.ts';
import type { Tables } from './store.ts';

interface SqlLog extends Pick<Tables, 'append' | 'entries'> {
  /** Writes what was accepted, and accepts nothing more. */
  finish(): Promise<void>;
}

/** The logs of tables: what is appended at the same time is written together. */
export function sqlLog(database: SqlDatabase): SqlLog {
  const { db, isRefusal } = database;
  const write = (appends: readonly Append[]) => written(database, appends);
  const { add, finish } = groups<Append>({ write, isRefusal });
  return {
    finish,

    async append(card, entries, record) {
      const wanted = { card, entries, ...(record === undefined ? {} : { record }) };
      checkAppend(wanted);
      await add(wanted);
    },

    async entries(table, after = 0) {
      const rows = await db
        .selectFrom('entries')
        .select('entry')
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return rows.map(({ entry }): Entry => JSON.parse(entry));
    },
  };
}

async function written(database: SqlDatabase, appends: readonly Append[]) {
  const { db } = database;
  try {
    const outcomes = await db.transaction().execute((trx) => writeAppends(trx, database, appends));
    await database.secure();
    return outcomes;
  } catch (error) {
    const [first, ...others] = appends;
    if (first === undefined || others.length > 0 || !database.isDuplicate(error)) throw error;
    return [await whoWasFirst(db, first.card)];
  }
}
