import { Worker } from 'node:worker_threads';
import type { Weights } from '@ochre/search/value';
import type { Course } from './course.ts';
import type { Mind } from './learner.ts';
import type { Measured, Measuring } from './measuring.ts';
import type { Learned, Part } from './shard.ts';
import type { Writing } from './writing.ts';

export type Job =
  | ({ readonly do: 'train'; readonly mind: Mind; readonly prey?: Weights } & Part)
  | ({ readonly do: 'measure' } & Measuring)
  | ({ readonly do: 'write' } & Writing);

interface DoneBy {
  readonly train: Learned;
  readonly measure: Measured;
  /** So many rows. */
  readonly write: number;
}

type Done<Kind extends Job['do']> = DoneBy[Kind];

/** Threads that share out jobs. What comes back is in the order of the jobs, whoever did them. */
export class Crew {
  private readonly workers: Worker[];

  constructor(course: Course, size: number) {
    const file = new URL('./train-worker.js', import.meta.url);
    this.workers = Array.from({ length: size }, () => new Worker(file, { workerData: course }));
  }

  async all<Kind extends Job['do']>(
    jobs: readonly Extract<Job, { do: Kind }>[],
  ): Promise<Done<Kind>[]> {
    const results: Done<Kind>[] = new Array(jobs.length);
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let at = next++; at < jobs.length; at = next++) {
          results[at] = await ask<Done<Kind>>(worker, jobs[at]!);
        }
      }),
    );
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function ask<Result>(worker: Worker, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (result: Result): void => {
      settle();
      resolve(result);
    };
    const onError = (error: unknown): void => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(job);
  });
}
