import { Worker } from 'node:worker_threads';
import type { Pieces, Work } from './work.ts';

/** So long a worker should be busy with what it is given at once. */
const WANTED_MS = 100;

/** Shares work out until it is done, or until `stop` is aborted: what is unfinished then is lost. */
export async function shareOut<Part>(
  work: Work<Part>,
  onPart: (part: Part) => void,
  stop: AbortSignal,
): Promise<void> {
  let given = 0;
  const take = (count: number): Pieces => {
    const from = given;
    given = Math.min(work.pieces, given + count);
    return { from, to: given };
  };
  // One listener for all: there may be more workers than an event is thought to have listeners.
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const workers = Math.min(work.workers, work.pieces);
  await Promise.all(Array.from({ length: workers }, () => employ(work, take, onPart, stopped)));
}

/** One worker, until there is nothing left to give it. */
function employ<Part>(
  { script, job }: Work<Part>,
  take: (count: number) => Pieces,
  onPart: (part: Part) => void,
  stopped: Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL(script, import.meta.url), { workerData: job });
  const working = new Promise<void>((resolve, reject) => {
    let count = 1;
    let started = 0;
    const giveMore = (): void => {
      const pieces = take(count);
      started = performance.now();
      if (pieces.from < pieces.to) worker.postMessage(pieces);
      else resolve();
    };
    worker.on('message', (part: Part) => {
      onPart(part);
      count = nextCount(count, performance.now() - started);
      giveMore();
    });
    worker.on('error', reject);
    giveMore();
  });
  return Promise.race([working, stopped]).finally(() => worker.terminate());
}

/** Slow bots are given few games at once, so that there is progress to show. */
function nextCount(count: number, tookMs: number): number {
  if (tookMs < WANTED_MS / 2) return count * 2;
  return tookMs > WANTED_MS * 2 ? Math.ceil(count / 2) : count;
}
