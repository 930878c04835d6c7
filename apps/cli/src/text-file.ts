import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UserError } from '@ochre/terminal';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
};

/** How a file is called in messages; `-` is standard input. */
export const fileInWords = (path: string): string => (path === '-' ? 'standard input' : path);

/** The text of a file, or of standard input for `-`. */
export async function readTextFile(path: string): Promise<string> {
  try {
    const bytes = path === '-' ? await buffer(process.stdin) : await readFile(path);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UserError(`${fileInWords(path)} cannot be read: ${problemOf(error)}.`);
  }
}

function problemOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not a text in UTF-8';
  return PROBLEMS[code ?? ''] ?? message;
}
