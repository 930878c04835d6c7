import { EXIT } from '../command.ts';
import { progressOf } from './progress.ts';
import { type Stopping, stoppable } from './stoppable.ts';
import type { Work } from './work.ts';
import { shareOut } from './workers.ts';

/** How fast it went: it is not the same every time. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly workers: number;
}

/**
 * Does the work with a progress bar, then prints what came of it, and gives back the exit code. A signal
 * ends it early, which is said, and what is done counts.
 */
export const onAllCores = <Part>(
  work: Work<Part>,
  print: (speed: Speed) => void,
): Promise<number> =>
  stoppable(async (stopping) => {
    const { done, speed } = await allDone(work, stopping);
    const exit = stopping.exit();
    if (exit !== undefined) process.stderr.write(`ochre: ${stoppedAfter(done, gamesOf(work))}\n`);
    if (done > 0) print(speed);
    return exit ?? EXIT.ok;
  });

const gamesOf = ({ pieces, gamesEach }: Work<never>): number => pieces * gamesEach;

const stoppedAfter = (done: number, games: number): string =>
  done === 0
    ? `stopped before the first of ${games} games counted, so there is nothing to print`
    : `stopped after ${done} of ${games} games`;

async function allDone<Part>(
  work: Work<Part>,
  { signal }: Stopping,
): Promise<{ readonly done: number; readonly speed: Speed }> {
  const progress = progressOf(gamesOf(work), process.stderr);
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  let done = 0;
  const onPart = (part: Part): void => {
    done += work.add(part) * work.gamesEach;
    progress.show(done);
  };
  try {
    await shareOut(work, onPart, signal);
  } finally {
    progress.end();
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - start) / 1000;
  const workers = Math.min(work.workers, work.pieces);
  const cpuSeconds = (user + system) / 1e6;
  return { done, speed: { gamesPerSecond: done / seconds, seconds, cpuSeconds, workers } };
}
