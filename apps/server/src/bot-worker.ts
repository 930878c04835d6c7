import { parentPort } from 'node:worker_threads';
import { Thinker } from './bots/thinker.ts';
import type { Answer, Thought } from './bots/thought.ts';

const thinker = new Thinker();

parentPort!.on('message', async (thought: Thought) => {
  let answer: Answer;
  try {
    answer = { move: await thinker.moveFor(thought) };
  } catch (error) {
    answer = { problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
});
