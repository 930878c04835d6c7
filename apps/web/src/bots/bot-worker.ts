import { Thinker } from '@ochre/host';
import { PLAYABLES } from './games.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-message.ts';

/** The part of a worker's own scope that is used here: the page's types know only windows. */
interface Scope {
  onmessage: ((message: { readonly data: WorkerQuestion }) => void) | null;
  postMessage(told: WorkerAnswer): void;
}

const scope = globalThis as unknown as Scope;
const thinker = new Thinker(PLAYABLES, () => performance.now());

scope.onmessage = async ({ data: { id, thought } }) => {
  scope.postMessage({ id, answer: await thinker.think(thought) });
};
