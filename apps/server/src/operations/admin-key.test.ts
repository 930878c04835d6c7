import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../store/testing/folder.ts';
import { CannotOpen } from '../store/trouble.ts';
import { adminKeyIn, ensureAdminKey } from './admin-key.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it('a key is made once, for its owner alone', () => {
  expect(adminKeyIn(folder.path)).toBeUndefined();
  const key = ensureAdminKey(folder.path);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(ensureAdminKey(folder.path)).toBe(key);
  expect(adminKeyIn(folder.path)).toBe(key);
  expect(statSync(join(folder.path, 'admin-key')).mode & 0o777).toBe(0o600);
});

it('a file without a key in it is refused, and not taken for one', () => {
  writeFileSync(join(folder.path, 'admin-key'), '\n');
  expect(() => ensureAdminKey(folder.path)).toThrow(CannotOpen);
});
