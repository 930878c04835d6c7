import { spawn } from 'node:child_process';
import { setTimeout as waited } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../run.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `ochre` in this process and catches what it prints. */
export async function ochre(...args: readonly string[]): Promise<Ran> {
  const printed = { out: '', err: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.err += String(text);
      return true;
    }),
  ];
  try {
    return { code: await run(args), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A command stopped by Ctrl-C after its first games. */
export const stopped = (...args: readonly string[]): Promise<Ran> => stoppedBy(['SIGINT'], ...args);

/** A command stopped by signals, one right after the other; a busy machine takes longer to begin. */
export async function stoppedBy(
  signals: readonly NodeJS.Signals[],
  ...args: readonly string[]
): Promise<Ran> {
  for (let ms = 1_500; ; ms *= 2) {
    const { child, ran } = startOchre(...args);
    const timer = setTimeout(async () => {
      for (const signal of signals) {
        child.kill(signal);
        // Sent at once, they would arrive as one.
        await waited(5);
      }
    }, ms);
    const said = await ran;
    clearTimeout(timer);
    if (/"games":\s*[1-9]/.test(said.out) || ms > 60_000) return said;
  }
}

const LAUNCHER = fileURLToPath(new URL('../../bin/ochre.mjs', import.meta.url));

/** A process of its own, as a user starts it. */
export function startOchre(...args: readonly string[]) {
  const child = spawn(process.execPath, [LAUNCHER, ...args]);
  const ran = new Promise<Ran>((resolve, reject) => {
    const printed = { out: [] as Buffer[], err: [] as Buffer[] };
    child.stdout.on('data', (chunk: Buffer) => printed.out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        out: Buffer.concat(printed.out).toString(),
        err: Buffer.concat(printed.err).toString(),
      }),
    );
  });
  return { child, ran };
}
