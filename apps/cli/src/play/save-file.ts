import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { type GameRecord, printRecord } from '@ochre/kernel';
import { ME, type Seat } from '@ochre/terminal';
import type { SavingWords } from '../words/saving/words.ts';

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

/** Writes the record, and beside a running game's what it must not hold. `overwrite`: somebody agreed. */
export function writeGame(
  path: string,
  record: GameRecord,
  secret: string,
  seats: readonly Seat[],
  overwrite: boolean,
): void {
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
}

/** What was written, in sentences. */
export const savedInWords = (path: string, record: GameRecord, words: SavingWords): string[] =>
  isRunning(record)
    ? [words.savedRunning(path), words.aboutCompanion(companionPath(path))]
    : [words.savedFinished(path)];

/** Why a file could not be written. */
export function writingProblem(path: string, error: unknown, words: SavingWords): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const problems: Readonly<Record<string, string>> = words.problems;
  return words.cannotWrite(path, problems[code ?? ''] ?? message);
}
