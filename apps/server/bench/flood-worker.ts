import { parentPort, workerData } from 'node:worker_threads';
import { type Flood, floodTable } from './flood.ts';

let isOver = false;
parentPort!.once('message', () => {
  isOver = true;
});
parentPort!.postMessage(await floodTable(workerData as Flood, () => isOver));
