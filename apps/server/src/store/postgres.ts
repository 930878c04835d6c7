import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { type Address, addressOf } from './postgres-address.ts';
import { listen } from './postgres-listening.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import type { Moved, Store } from './store.ts';

const CHANNEL = 'ochre_moved';
/** The number of a lock that every Ochre server takes while it brings the database up to date. */
const MIGRATING = 0x0c_4e;
/** A connection that is not there by then is not there. */
const PATIENCE = 5000;
/** After a broken connection: older tables nobody waits at. */
const HOUR = 60 * 60 * 1000;

/** A notice as it travels: who wrote, and what. */
interface Notice extends Moved {
  readonly from: string;
}

/** A store that many processes share. */
export async function postgresStore(databaseUrl: string): Promise<Store> {
  const address = addressOf(databaseUrl);
  const db = connect(address);
  try {
    await migrate(db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(transaction);
    });
    return await openOn(db, address);
  } catch (error) {
    await db.destroy();
    throw address.cannotBeUsed(error);
  }
}

function connect({ connectionString }: Address): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    // A process that hangs with the heads of tables locked must not hold up the others.
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced when it is needed; unheard, it would end the process.
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Times and counts are 64 bits wide there, and exact as numbers here for longer than we live. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

async function openOn(db: Kysely<Schema>, { connectionString }: Address): Promise<Store> {
  const self = randomUUID();
  const listeners = new Set<(moved: Moved) => void>();
  const tell = ({ table, seq }: Moved) => {
    for (const listener of listeners) listener({ table, seq });
  };

  const listening = await listen({
    channel: CHANNEL,
    connect: () =>
      new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE, keepAlive: true }),
    hear(text) {
      const notice: Notice = JSON.parse(text);
      if (notice.from !== self) tell(notice);
    },
    async catchUp(since) {
      for (const moved of await changedSince(db, since - HOUR)) tell(moved);
    },
  });

  return sqlStore({
    db,
    // It says that a transaction is done when it is on the disk.
    secure: async () => {},
    locked: (query) => query.forUpdate(),
    async announce(transaction, moves) {
      const notices = moves.map((moved): string => {
        const notice: Notice = { from: self, ...moved };
        return JSON.stringify(notice);
      });
      await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(
        transaction,
      );
    },
    onMoved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRefusal: (error) => /^(22|23|40)/.test(stateOf(error)),
    isDuplicate: (error) => stateOf(error) === '23505',
    async close() {
      await listening.close();
      await db.destroy();
    },
  });
}

async function changedSince(db: Kysely<Schema>, time: number): Promise<Moved[]> {
  const changed = db
    .selectFrom('tables')
    .where((is) =>
      is.or([is('stage', 'in', ['gathering', 'playing']), is('changed_at', '>=', time)]),
    );
  return await changed.select(['id as table', 'seq']).execute();
}

/** The five signs by which PostgreSQL says why; nothing when the connection broke. */
function stateOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
