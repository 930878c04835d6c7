import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { Health } from './health.ts';
import { migrate } from './migrations.ts';
import { addressOf } from './postgres-address.ts';
import { postgresClaims } from './postgres-claims.ts';
import { listen } from './postgres-listening.ts';
import { dropVoidClaims, live, livingProcesses } from './postgres-living.ts';
import { type Notice, noticeIn } from './postgres-notice.ts';
import { CONNECTING_MS, impatientPool, patientPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import type { Ended, Moved, Muted, ProcessPresence, Store } from './store.ts';
import { Unavailable } from './trouble.ts';

const CHANNEL = 'ochre';
/** The number of a lock that every Ochre server takes while it brings the database up to date. */
const MIGRATING = 0x0c_4e;
/** A connection on which nothing is answered for so long is given up. */
const SILENCE_MS = 5000;
/** After a broken connection: older tables nobody waits at, though clocks of machines may differ. */
const DAY = 24 * 60 * 60 * 1000;

/** A store that many processes share. */
export async function postgresStore(databaseUrl: string): Promise<Store> {
  const address = addressOf(databaseUrl);
  const { connectionString } = address;
  const health = new Health();
  const db = connect(impatientPool(connectionString), health);
  try {
    await bringUpToDate(connect(patientPool(connectionString)));
    return await openOn(db, health, connectionString);
  } catch (error) {
    await db.destroy();
    throw address.cannotBeUsed(error instanceof Unavailable ? error.cause : error);
  }
}

const connect = (pool: PostgresPool, health?: Health): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(health && { log: health.hear }),
  });

/** A large database takes its time, and so does whoever was here first. */
async function bringUpToDate(db: Kysely<Schema>): Promise<void> {
  try {
    await migrate(db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(transaction);
    });
  } finally {
    await db.destroy();
  }
}

async function openOn(
  db: Kysely<Schema>,
  health: Health,
  connectionString: string,
): Promise<Store> {
  /** This process's name; nobody's while it is cut off. */
  let self: string | undefined;
  let living: ReadonlySet<string> = new Set();
  const moved = listeners<Moved>();
  const muted = listeners<Muted>();
  const presences = listeners<ProcessPresence, string>();
  const livings = listeners<ReadonlySet<string>>();
  const endings = listeners<Ended | 'some'>();
  const removals = listeners<string>();
  const bans = listeners<void>();
  const garbage = listeners<void>();
  const noticeOf = (what: Omit<Notice, 'from'>) => {
    // Cut off it hears nothing itself, and the others still hear what it stores.
    const notice: Notice = { from: self ?? 'cut off', ...what };
    return JSON.stringify(notice);
  };

  const listening = await listen({
    connect: () =>
      new pg.Client({
        connectionString,
        connectionTimeoutMillis: CONNECTING_MS,
        query_timeout: SILENCE_MS,
        keepAlive: true,
      }),
    async begin(client) {
      const name = await live(client);
      living = await livingProcesses(client);
      await client.query(`listen ${CHANNEL}`);
      self = name;
    },
    hear(text) {
      const notice = noticeIn(text);
      if (notice === undefined) garbage.tell();
      if (notice === undefined || notice.from === self) return;
      if (notice.moved !== undefined) moved.tell(notice.moved);
      if (notice.muted !== undefined) muted.tell(notice.muted);
      if (notice.presence !== undefined) presences.tell(notice.presence, notice.from);
      if (notice.ended !== undefined) endings.tell(notice.ended);
      if (notice.removed !== undefined) removals.tell(notice.removed);
      if (notice.bans !== undefined) bans.tell();
    },
    async beat(client) {
      const before = living;
      // One that lived for less than a beat was perhaps never seen, but by what it has left.
      const hasLeft = await dropVoidClaims(client);
      living = await livingProcesses(client);
      if (hasLeft || [...before].some((process) => !living.has(process))) livings.tell(living);
    },
    lose() {
      if (self === undefined) return;
      self = undefined;
      livings.tell(new Set());
    },
    async catchUp(since) {
      // First of all: whoever was shut out meanwhile must not go on here.
      endings.tell('some');
      bans.tell();
      for (const one of await changedSince(db, since - DAY)) {
        moved.tell(one);
        muted.tell({ table: one.table });
      }
      livings.tell(living);
    },
  });

  return sqlStore(health, {
    db,
    isConnected: () => self !== undefined,
    // It says that a transaction is done when it is on the disk.
    secure: async () => {},
    locked: (query) => query.forUpdate(),
    async announce(transaction, news) {
      const notices = news.map((one) => noticeOf(one));
      await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(
        transaction,
      );
    },
    async size() {
      const { rows } = await sql<{ bytes: number }>`
        select pg_database_size(current_database()) as bytes`.execute(db);
      return Number(rows[0]?.bytes);
    },
    onMoved: moved.add,
    async announceMuted(transaction, one) {
      await sql`select pg_notify(${CHANNEL}, ${noticeOf({ muted: one })})`.execute(transaction);
    },
    onMuted: muted.add,
    others: {
      ...postgresClaims(db, () => self),
      async tellPresence(presence) {
        // Cut off, it has no name; once it has one, everything is said anew.
        if (self === undefined) return;
        // Nothing is stored, so the disk need not be waited for.
        await sql`select set_config('synchronous_commit', 'off', true),
          pg_notify(${CHANNEL}, ${noticeOf({ presence })})`.execute(db);
      },
      onPresence: presences.add,
      onLiving: livings.add,
      onEnded: endings.add,
      onRemoved: removals.add,
      onBans: bans.add,
      onGarbage: garbage.add,
    },
    isRefusal: (error) => /^(22|23|40)/.test(stateOf(error)),
    isDuplicate: (error) => stateOf(error) === '23505',
    async close() {
      await listening.close();
      await db.destroy();
    },
  });
}

/** Those who want to be told, each until they say otherwise. */
function listeners<A, B = void>() {
  const all = new Set<(what: A, by: B) => void>();
  return {
    tell: (what: A, by: B) => {
      for (const listener of all) listener(what, by);
    },
    add: (listener: (what: A, by: B) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
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
