import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { POSTGRES } from './testing/postgres-database.ts';
import { CannotOpen } from './trouble.ts';

/** What whoever starts the server reads. */
async function complaint(databaseUrl: string): Promise<string> {
  const error = await openStore({ dataFolder: '/nowhere', databaseUrl }).catch((reason) => reason);
  expect(error).toBeInstanceOf(CannotOpen);
  expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('hush');
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('a wrong DATABASE_URL', () => {
  test.each([
    'hush',
    'mysql://me:hush@localhost/ochre',
    'postgres://me:hush@host:notaport/ochre',
    'postgres://me:hu/sh%@host/hush%zz',
  ])('that is no address is answered with how one looks: %s', async (url) => {
    expect(await complaint(url)).toBe(
      'DATABASE_URL is not the address of a PostgreSQL database: write postgres://user:password@host:5432/database',
    );
  });

  test('where nothing listens', async () => {
    const port = await closedPort();
    expect(await complaint(`postgres://me:hush@127.0.0.1:${port}/ochre`)).toBe(
      `DATABASE_URL: PostgreSQL on 127.0.0.1 cannot be reached: nothing listens on port ${port}.`,
    );
  });

  test('of a machine that does not exist', async () => {
    expect(await complaint('postgres://me:hush@ochre.invalid/ochre')).toBe(
      'DATABASE_URL: PostgreSQL on ochre.invalid cannot be reached: no machine has that name.',
    );
  });

  test.skipIf(POSTGRES === undefined)('with a wrong password or database', async () => {
    const url = new URL(POSTGRES ?? '');
    url.pathname = '/no-such-database';
    expect(await complaint(url.href)).toContain('has no database no-such-database.');
    url.password = 'hush';
    expect(await complaint(url.href)).toContain('wrong user or password');
  });
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
