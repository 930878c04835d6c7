import { parentPort, workerData } from 'node:worker_threads';
import { type Answers, logInAtOnce, type Storm } from './storm.ts';

const { origin, ...storm } = workerData as Storm & { readonly origin: string };
const answers: Answers = new Map();
let isOver = false;
parentPort!.once('message', () => {
  isOver = true;
});

for (let first = 0; !isOver; first += storm.addresses) {
  for (const status of await logInAtOnce(origin, storm, first)) {
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}
parentPort!.postMessage(answers);
