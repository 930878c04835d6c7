import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { type GameRecord, printRecord } from '@ochre/kernel';
import { ME, type Seat } from '@ochre/terminal';

/** What a running game's record must not hold, for whoever goes on with it. */
export interface Companion {
  readonly secret: string;
  /** Who plays, by seat: `me` or a bot. */
  readonly seats: readonly string[];
  readonly names: readonly string[];
}

export const companionPath = (path: string): string => `${path}.secret`;

/** Names without an ending get `.ochre`. */
export const recordPath = (name: string): string => {
  const file = name.split(/[/\\]/).at(-1)!;
  return file.includes('.') ? name : `${name}.ochre`;
};

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const isTaken = (path: string, record: GameRecord): boolean =>
  existsSync(path) || (isRunning(record) && existsSync(companionPath(path)));

const isRunning = ({ result }: GameRecord): boolean => result === undefined;

/** Writes the record and says what was written, in sentences. `overwrite`: somebody agreed to it. */
export function writeGame(
  path: string,
  record: GameRecord,
  secret: string,
  seats: readonly Seat[],
  overwrite: boolean,
): string[] {
  const flag = overwrite ? 'w' : 'wx';
  if (isRunning(record)) {
    const companion: Companion = {
      secret,
      seats: seats.map(({ bot }) => bot ?? ME),
      names: seats.map(({ name }) => name),
    };
    writeFileSync(companionPath(path), `${JSON.stringify(companion, undefined, 2)}\n`, {
      flag,
      mode: 0o600,
    });
    // The mode counts for new files only.
    chmodSync(companionPath(path), 0o600);
  }
  writeFileSync(path, printRecord(record), { flag });
  return isRunning(record) ? savedRunning(path) : savedFinished(path);
}

const savedRunning = (path: string): string[] => [
  `Saved as ${path}. Go on with: ochre play --load ${path}`,
  `The game is not over, so its record does not hold the secret of the dice: that is in ` +
    `${companionPath(path)}. Keep it beside the record, and do not look into it: it tells all ` +
    `cards and dice to come.`,
];

const savedFinished = (path: string): string[] => [
  `Saved as ${path}. Check it with: ochre verify ${path}`,
];

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
  ENAMETOOLONG: 'the name is too long',
  EEXIST: 'it exists already',
};

/** Why a file could not be written. */
export function writingProblem(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `${path} cannot be written: ${PROBLEMS[code ?? ''] ?? message}. Nothing is lost; try another name.`;
}
