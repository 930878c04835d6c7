import { parentPort } from 'node:worker_threads';
import { Thinker, type Thought } from '@ochre/host';
import { GAMES } from './games.ts';

const playables = Object.fromEntries(
  Object.entries(GAMES).map(([name, listed]) => [name, async () => listed]),
);
const thinker = new Thinker(playables, () => performance.now());

parentPort!.on('message', async (thought: Thought) => {
  parentPort!.postMessage(await thinker.think(thought));
});
