import type { BotAnswer, Thought } from '@ochre/host';

/** What the page sends to the worker. */
export interface WorkerQuestion {
  readonly id: number;
  readonly thought: Thought;
}

/** What comes back, under the same number. */
export interface WorkerAnswer {
  readonly id: number;
  readonly answer: BotAnswer;
}
