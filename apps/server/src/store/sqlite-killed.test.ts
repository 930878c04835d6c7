import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@ochre/kernel';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStore } from './sqlite.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/folder.ts';

const KILLS = 6;
let data: TemporaryFolder;
let built: string;

beforeAll(async () => {
  data = temporaryFolder();
  // Inside the workspace, so that the bundle finds the packages.
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
  mkdirSync(dist, { recursive: true });
  built = mkdtempSync(join(dist, 'test-'));
  await build({
    entryPoints: [fileURLToPath(new URL('./testing/appender.ts', import.meta.url))],
    outfile: join(built, 'appender.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['kysely', 'libsql', 'pg'],
    logLevel: 'warning',
  });
});

afterAll(() => {
  rmSync(built, { recursive: true, force: true });
  data.remove();
});

/** Another process on the data folder; `said` grows by a line for every number it stored. */
function startAppender() {
  const child = spawn(process.execPath, [join(built, 'appender.mjs'), data.path]);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed.err += chunk;
  });
  const opened = new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, printed, opened, ended };
}

test('after kill -9 at any moment every acknowledged entry is there, and none is left out', async () => {
  const random = randomFrom('kill -9');
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, printed, opened, ended } = startAppender();
    await opened;
    await new Promise((resolve) => setTimeout(resolve, random.below(250)));
    child.kill('SIGKILL');
    await ended;
    expect(printed.err).toBe('');
    // The last line may be cut off, and then it was not said.
    for (const line of printed.out.split('\n').slice(1, -1)) {
      const [table = '', seq] = line.split(' ');
      acknowledged.set(table, Number(seq));
    }
    await expectAll(acknowledged);
  }
  expect(acknowledged.get('a')).toBeGreaterThan(KILLS);
});

async function expectAll(acknowledged: ReadonlyMap<string, number>) {
  const store = await sqliteStore(data.path);
  for (const [table, last] of acknowledged) {
    const entries = await store.entries(table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.length).toBeGreaterThanOrEqual(last);
    expect((await store.cardOf(table))?.seq).toBe(entries.length);
  }
  await store.close();
}

test('a second process is refused while the first lives', async () => {
  const first = startAppender();
  await first.opened;
  await expect(sqliteStore(data.path)).rejects.toThrow('another server runs on it');
  const second = startAppender();
  expect(await second.ended).toBe(1);
  expect(second.printed.err).toMatch(/^The data folder .* another server runs on it\..*\n$/);
  expect(second.printed.err.trim()).not.toContain('\n');
  first.child.kill('SIGKILL');
  await first.ended;
  await (await sqliteStore(data.path)).close();
});
