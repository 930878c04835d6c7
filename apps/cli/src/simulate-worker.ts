import { parentPort, workerData } from 'node:worker_threads';
import { playGames, type Simulation } from './simulate/play-games.ts';

/** Plays the games it is told to, from one number to before another, and tells what they came to. */
parentPort!.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort!.postMessage(playGames(workerData as Simulation, from, to));
});
