import { renameSync, writeFileSync } from 'node:fs';
import { UserError } from '@ochre/terminal';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'writing there is not allowed',
  ENOSPC: 'there is no space left',
};

/** Whoever stops the program finds the file as it was or as it is now, and nothing in between. */
export function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.unfinished`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(`${path} cannot be written: ${PROBLEMS[code ?? ''] ?? message}.`);
  }
}
