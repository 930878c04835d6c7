import { sql } from 'kysely';
import type { SqlDatabase } from './schema.ts';
import { sqlPeople } from './sql-people.ts';
import { sqlTables } from './sql-tables.ts';
import type { Store } from './store.ts';

/** The store over a database that has the schema already. */
export function sqlStore(database: SqlDatabase): Store {
  const { finish, ...tables } = sqlTables(database);
  return {
    ...tables,
    ...sqlPeople(database),
    ...database.others,

    async isWell() {
      try {
        await sql`select 1`.execute(database.db);
        return true;
      } catch {
        return false;
      }
    },

    async close() {
      await finish();
      await database.close();
    },
  };
}
