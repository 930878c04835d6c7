import { statSync } from 'node:fs';
import type { Sqlite } from './sqlite-driver.ts';

/** To check a larger one would keep people waiting for more than a few seconds. */
const CHECKED_BYTES = 512 * 1024 * 1024;

/** What is damaged must not be written on: it only gets worse, and the last good backup older. */
export function checkWhole(file: string, sqlite: Sqlite): void {
  if (statSync(file).size > CHECKED_BYTES) return;
  const [found] = sqlite.prepare('pragma quick_check(1)').all([]);
  const said = Object.values(found ?? {}).join(' ');
  if (said !== 'ok') throw new Error(damaged(said));
}

export const damaged = (problem: string): string =>
  `ochre.sqlite is damaged (${problem}). Put the last backup in its place.`;
