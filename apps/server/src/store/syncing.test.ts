import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncing } from './syncing.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/folder.ts';
import { Unavailable } from './trouble.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('a file that could not be opened is tried again', async () => {
  const file = join(folder.path, 'log');
  const log = syncing(file, () => {});
  await expect(log.sync()).rejects.toThrow(Unavailable);
  await expect(log.sync()).rejects.toThrow('ENOENT');
  writeFileSync(file, 'moves');
  await log.sync();
  await log.close();
});

test('a file that could never be opened is closed without complaint', async () => {
  const log = syncing(join(folder.path, 'log'), () => {});
  await expect(log.sync()).rejects.toThrow(Unavailable);
  await log.close();
});

test('after a failure nothing is said to be safe before it was brought to another place', async () => {
  const file = join(folder.path, 'log');
  const tries: string[] = [];
  let canBring = false;
  const log = syncing(file, () => {
    tries.push('bring');
    if (!canBring) throw new Error('no room');
  });
  await expect(log.sync()).rejects.toThrow('ENOENT');
  writeFileSync(file, 'moves');
  await expect(log.sync()).rejects.toThrow('no room');
  canBring = true;
  await log.sync();
  await log.sync();
  expect(tries).toEqual(['bring', 'bring']);
  await log.close();
});
