import { EXIT } from '../command.ts';
import { progressOf } from './progress.ts';
import type { Work } from './work.ts';
import { shareOut } from './workers.ts';

/** How fast it went: it is not the same every time. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly workers: number;
}

export interface Done {
  readonly speed: Speed;
  readonly exit: number;
}

/** Does the work with a progress bar. Ctrl-C ends it early, which is said, and what is done counts. */
export async function onAllCores<Part>(work: Work<Part>): Promise<Done> {
  const games = work.pieces * work.gamesEach;
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  const progress = progressOf(games, process.stderr);
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  let done = 0;
  const onPart = (part: Part): void => {
    done += work.add(part) * work.gamesEach;
    progress.show(done);
  };
  try {
    await shareOut(work, onPart, stop.signal);
  } finally {
    progress.end();
    process.off('SIGINT', onInterrupt);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - start) / 1000;
  const workers = Math.min(work.workers, work.pieces);
  const cpuSeconds = (user + system) / 1e6;
  if (stop.signal.aborted) {
    process.stderr.write(`ochre: stopped after ${done} of ${games} games\n`);
  }
  return {
    speed: { gamesPerSecond: done / seconds, seconds, cpuSeconds, workers },
    exit: stop.signal.aborted ? EXIT.interrupted : EXIT.ok,
  };
}
