import { parentPort, workerData } from 'node:worker_threads';
import type { Pieces } from './work.ts';

/** What a worker does: it makes ready for its job, then does the pieces it is told to. */
export function workOn<Job, Part>(ready: (job: Job) => Promise<(pieces: Pieces) => Part>): void {
  const working = ready(workerData as Job);
  parentPort!.on('message', async (pieces: Pieces) => {
    const work = await working;
    parentPort!.postMessage(work(pieces));
  });
}
