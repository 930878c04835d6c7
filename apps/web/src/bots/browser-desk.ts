import type { BotDesk } from '@ochre/host';
import { type Hired, WorkerDesk } from './worker-desk.ts';

/** Where bots think in a browser: a worker that is loaded with the first thought. */
export const browserDesk = (): BotDesk =>
  new WorkerDesk(
    // Written in one piece: Vite finds the worker's file by this form alone.
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }) as Hired,
  );
