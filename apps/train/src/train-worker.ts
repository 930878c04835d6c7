import { parentPort, workerData } from 'node:worker_threads';
import type { Course } from './course.ts';
import type { Job } from './jobs.ts';
import { measure } from './measuring.ts';
import { trainShard } from './shard.ts';
import { writeShard } from './writing.ts';

const course = workerData as Course;

function resultOf(job: Job): unknown {
  switch (job.do) {
    case 'train':
      return trainShard(course, job.mind, job, job.prey);
    case 'measure':
      return measure(course, job);
    case 'write':
      return writeShard(course, job);
  }
}

/** Does one job after another, and sends back what came of each. */
parentPort!.on('message', (job: Job) => parentPort!.postMessage(resultOf(job)));
