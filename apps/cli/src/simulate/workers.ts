import { Worker } from 'node:worker_threads';
import type { Simulation } from './play-games.ts';
import { addTally, newTally, type Tally } from './tally.ts';

/** So long a worker should be busy with what it is given at once. */
const WANTED_MS = 100;

/**
 * Plays games 0 to `games - 1` on several threads. `onProgress` hears how many are done; when `stop`
 * is aborted, what is finished until then comes back.
 */
export async function playOnWorkers(
  simulation: Simulation,
  games: number,
  workers: number,
  onProgress: (done: number) => void,
  stop: AbortSignal,
): Promise<Tally> {
  const tally = newTally(simulation.setup.players);
  let given = 0;
  const take = (count: number): { from: number; to: number } => {
    const from = given;
    given = Math.min(games, given + count);
    return { from, to: given };
  };
  const onTally = (more: Tally): void => {
    addTally(tally, more);
    onProgress(tally.games);
  };
  await Promise.all(Array.from({ length: workers }, () => employ(simulation, take, onTally, stop)));
  return tally;
}

/** One worker, until there is nothing left to give it. */
function employ(
  simulation: Simulation,
  take: (count: number) => { from: number; to: number },
  onTally: (tally: Tally) => void,
  stop: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./simulate-worker.js', import.meta.url), {
    workerData: simulation,
  });
  return new Promise<void>((resolve, reject) => {
    let count = 1;
    let started = 0;
    const giveMore = (): void => {
      const games = take(count);
      started = performance.now();
      if (games.from < games.to) worker.postMessage(games);
      else resolve();
    };
    worker.on('message', (tally: Tally) => {
      onTally(tally);
      count = nextCount(count, performance.now() - started);
      giveMore();
    });
    worker.on('error', reject);
    stop.addEventListener('abort', () => resolve(), { once: true });
    giveMore();
  }).finally(() => worker.terminate());
}

/** Slow bots are given few games at once, so that there is progress to show. */
function nextCount(count: number, tookMs: number): number {
  if (tookMs < WANTED_MS / 2) return count * 2;
  return tookMs > WANTED_MS * 2 ? Math.ceil(count / 2) : count;
}
