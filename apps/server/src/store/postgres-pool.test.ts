import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { impatientPool } from './postgres-pool.ts';
import { POSTGRES, type TestDatabase, testDatabase } from './testing/postgres-database.ts';
import { Unavailable } from './trouble.ts';

describe.skipIf(POSTGRES === undefined)('a connection of the pool', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterAll(() => database.remove());

  test('may break between two statements: the next one fails, and the rollback does not', async () => {
    const pool = impatientPool(database.url);
    const client = await pool.connect();
    await client.query('begin', []);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', []);
    await database.query(`select pg_terminate_backend(${rows[0]?.pid})`);
    // Nobody asks anything while the connection breaks; unheard, that would end the process.
    await pause(300);
    await expect(client.query('select 1', [])).rejects.toThrow(Unavailable);
    await client.query('rollback', []);
    client.release();
    const another = await pool.connect();
    expect((await another.query('select 1 as it', [])).rows).toEqual([{ it: 1 }]);
    another.release();
    await pool.end();
  });

  test('fails as a bug for what is wrong with a statement', async () => {
    const pool = impatientPool(database.url);
    const client = await pool.connect();
    await expect(client.query('select nonsense', [])).rejects.not.toThrow(Unavailable);
    client.release();
    await pool.end();
  });
});
