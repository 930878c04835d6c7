import { parentPort, workerData } from 'node:worker_threads';
import type { Course } from './course.ts';
import type { Job } from './jobs.ts';
import { measure } from './measuring.ts';
import { trainShard } from './shard.ts';

/** Does one job after another, and sends back what came of each. */
const course = workerData as Course;
parentPort!.on('message', (job: Job) => {
  parentPort!.postMessage(
    job.do === 'train' ? trainShard(course, job.mind, job.round, job.shard) : measure(course, job),
  );
});
