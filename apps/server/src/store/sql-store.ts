import type { Health } from './health.ts';
import type { SqlDatabase } from './schema.ts';
import { sqlBans } from './sql-bans.ts';
import { sqlCards } from './sql-cards.ts';
import { sqlDailies } from './sql-dailies.ts';
import { sqlErasing } from './sql-erasing.ts';
import { sqlImports } from './sql-imports.ts';
import { sqlLog } from './sql-log.ts';
import { sqlMutings } from './sql-mutings.ts';
import { sqlOverview } from './sql-overview.ts';
import { sqlPeople } from './sql-people.ts';
import { sqlRecords } from './sql-records.ts';
import { sqlRecoveries } from './sql-recoveries.ts';
import { sqlSessions } from './sql-sessions.ts';
import { sqlStatistics } from './sql-statistics.ts';
import type { Store } from './store.ts';

/** The store over a database that has the schema already. */
export function sqlStore(health: Health, database: SqlDatabase): Store {
  const { db, onMoved, others } = database;
  const { finish, ...log } = sqlLog(database);
  return {
    ...log,
    ...sqlCards(db),
    statisticsOf: (member) => sqlStatistics(db, member),
    onMoved,
    ...sqlDailies(database),
    ...sqlMutings(database),
    ...sqlRecords(db),
    ...sqlImports(database),
    ...sqlPeople(database),
    ...sqlErasing(database),
    ...sqlRecoveries(database),
    ...sqlSessions(database),
    ...sqlBans(database),
    ...sqlOverview(database),
    ...others,

    isWell: () => health.isWell(database),

    async close() {
      await finish();
      await database.close();
    },
  };
}
