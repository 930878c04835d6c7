import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from '../people/tokens.ts';
import { CannotOpen } from '../store/trouble.ts';

const nameIn = (folder: string): string => join(folder, 'admin-key');

/** The key of a data folder; undefined where no server has made one yet, or for whoever may not read it. */
export function adminKeyIn(folder: string): string | undefined {
  try {
    return readFileSync(nameIn(folder), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The same, made at the first start, for nobody but the server's own user. */
export function ensureAdminKey(folder: string): string {
  const file = nameIn(folder);
  if (!existsSync(file)) writeFileSync(file, `${newToken()}\n`, { mode: 0o600, flag: 'wx' });
  const key = adminKeyIn(folder);
  if (key !== undefined && key.length >= 32) return key;
  throw new CannotOpen(`${file} holds no key. Delete it, and the next start makes another.`);
}
