import { EXIT } from '../command.ts';

const EXITS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;
type Stops = keyof typeof EXITS;
const SIGNALS = Object.keys(EXITS) as readonly Stops[];

export interface Stopping {
  readonly signal: AbortSignal;
  /** The exit code, once it is stopped. */
  exit(): number | undefined;
}

/**
 * Until this is over, a signal asks to come to an end and does not end the program. It must stay so to
 * the last line that is printed: Ctrl-C often comes twice, from the terminal and from npx, and `timeout`
 * signals both its child and the group.
 */
export async function stoppable<T>(work: (stopping: Stopping) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let exit: number | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    exit ??= EXITS[signal as Stops];
    abort.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work({ signal: abort.signal, exit: () => exit });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
