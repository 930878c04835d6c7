import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { Unavailable } from './trouble.ts';

/** A connection that is not there by then is not there. */
export const CONNECTING_MS = 5000;
/** PostgreSQL gives a statement up by itself after this; who does not even say so is gone. */
const STATEMENT_MS = 5000;
const ANSWER_MS = STATEMENT_MS + 1000;

/** Connections for statements that are quick: they fail with `Unavailable`, and soon, when it is away. */
export function impatientPool(connectionString: string): PostgresPool {
  const pool = pgPool({
    connectionString,
    statement_timeout: STATEMENT_MS,
    // A process that hangs with the heads of tables locked must not hold up the others.
    idle_in_transaction_session_timeout: 30_000,
  });
  return {
    async connect() {
      try {
        return new ImpatientClient(await pool.connect());
      } catch (error) {
        throw new Unavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

/** One connection that waits for as long as it takes. */
export function patientPool(connectionString: string): PostgresPool {
  return pgPool({ connectionString, max: 1 });
}

function pgPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    // A database that hangs does not keep a process that has finished.
    allowExitOnIdle: true,
    types: { getTypeParser },
    ...settings,
  });
  // A connection that breaks fails what is asked on it, and is replaced when it is needed. Unheard,
  // it would end the process: an idle one by the pool, and one between two statements by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Times and counts are 64 bits wide there, and exact as numbers here for longer than we live. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

interface PoolClient extends PostgresPoolClient {
  end(): Promise<void>;
  release(isBroken?: boolean): void;
}

class ImpatientClient implements PostgresPoolClient {
  private readonly client: PoolClient;
  private isBroken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    what: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof what !== 'string') throw new TypeError('Nothing is read by a cursor here.');
    return what === 'rollback' ? this.rollBack<R>() : this.ask<R>(what, parameters);
  }

  release(): void {
    this.client.release(this.isBroken);
  }

  /** What broke the connection has ended the transaction; to fail here as well would hide why. */
  private async rollBack<R>(): Promise<PostgresQueryResult<R>> {
    try {
      return await this.ask<R>('rollback', []);
    } catch {
      this.isBroken = true;
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
  }

  private async ask<R>(text: string, parameters: readonly unknown[]) {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // It may still be at it, so that nobody else can use the connection.
      this.isBroken = true;
      void this.client.end();
    }, ANSWER_MS);
    try {
      return await this.client.query<R>(text, parameters);
    } catch (error) {
      if (isLate) throw new Unavailable(`PostgreSQL has said nothing for ${ANSWER_MS} ms.`);
      throw isTrouble(error) ? new Unavailable(error) : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Broken connections, no resources (a full disk), shut down or cancelled, the system's and its own
 * errors; and a database that may only be read, or ended a transaction that was held for too long.
 */
const TROUBLE = /^(08|53|57|58|XX|25006|25P03)/;

function isTrouble(error: unknown): boolean {
  // A value that cannot be sent is a bug.
  if (error instanceof TypeError) return false;
  return !(error instanceof pg.DatabaseError) || TROUBLE.test(error.code ?? '');
}
