import type { ListedGame } from './games.ts';

/** One word after `ochre`. */
export interface Command {
  readonly name: string;
  /** One line in the list of commands. */
  readonly about: string;
  /** What `ochre NAME --help` prints, for a game. */
  help(listed: ListedGame): string;
  /** Runs it and gives back the exit code. What users did wrong is thrown as a `UserError`. */
  run(args: readonly string[]): Promise<number>;
}

/** Exit codes, the same for every command. */
export const EXIT = {
  ok: 0,
  /** It ran, and the answer is no: a record that does not verify. */
  failed: 1,
  /** It could not run: wrong options, a missing file. */
  usage: 2,
  /** A bug in Ochre. */
  bug: 70,
  /** Ctrl-C, and what asks a program to end: 128 and the number of the signal. */
  interrupted: 130,
  terminated: 143,
} as const;
