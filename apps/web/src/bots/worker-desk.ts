import type { BotAnswer, BotDesk, CallOff, Thought } from '@ochre/host';
import type { WorkerAnswer, WorkerQuestion } from './worker-message.ts';

/** The part of a browser's `Worker` that is used here. */
export interface Hired {
  postMessage(asked: WorkerQuestion): void;
  terminate(): void;
  onmessage: ((message: { readonly data: WorkerAnswer }) => void) | null;
  onerror: ((problem: { readonly message?: string }) => void) | null;
}

/** Beyond its own limit a bot gets this much, for being loaded and for a busy machine. */
const GRACE_MS = 8_000;
const CALLED_OFF: BotAnswer = { problem: 'it was called off' };

interface Job {
  readonly id: number;
  readonly thought: Thought;
  readonly done: (answer: BotAnswer) => void;
}

/**
 * One worker, one thought at a time, the longest waiting first. A bot cannot be interrupted: whoever
 * calls a thought off, or waits too long, ends the worker, and the next thought gets a new one.
 */
export class WorkerDesk implements BotDesk {
  private readonly hire: () => Hired;
  private worker: Hired | undefined;
  private waiting: readonly Job[] = [];
  private job: Job | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private isClosed = false;

  constructor(hire: () => Hired) {
    this.hire = hire;
  }

  think(thought: Thought, calledOff?: CallOff): Promise<BotAnswer> {
    if (this.isClosed || calledOff?.isOff) return Promise.resolve(CALLED_OFF);
    return new Promise((resolve) => {
      const id = ++this.asked;
      const forget = calledOff?.onOff(() => this.callOff(id));
      const done = (answer: BotAnswer): void => {
        forget?.();
        resolve(answer);
      };
      this.waiting = [...this.waiting, { id, thought, done }];
      this.giveOut();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const { done } of this.waiting) done(CALLED_OFF);
    this.waiting = [];
    this.dismiss('it was called off');
  }

  private callOff(id: number): void {
    const waits = this.waiting.find((job) => job.id === id);
    this.waiting = this.waiting.filter((job) => job.id !== id);
    waits?.done(CALLED_OFF);
    if (this.job?.id === id) this.dismiss('it was called off');
  }

  private giveOut(): void {
    const [next, ...others] = this.waiting;
    if (this.job !== undefined || next === undefined || this.isClosed) return;
    this.waiting = others;
    this.job = next;
    this.timer = setTimeout(() => this.dismiss('it took too long'), next.thought.ms + GRACE_MS);
    try {
      this.worker ??= this.hired();
      this.worker.postMessage({ id: next.id, thought: next.thought });
    } catch (error) {
      this.dismiss(String(error));
    }
  }

  private hired(): Hired {
    const worker = this.hire();
    worker.onmessage = ({ data: { id, answer } }) => {
      if (worker === this.worker && this.job?.id === id) this.finish(answer);
    };
    worker.onerror = ({ message }) => {
      if (worker === this.worker) this.dismiss(message ?? 'its worker broke down');
    };
    return worker;
  }

  private dismiss(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.finish({ problem });
  }

  private finish(answer: BotAnswer): void {
    const { job } = this;
    clearTimeout(this.timer);
    this.job = undefined;
    job?.done(answer);
    this.giveOut();
  }
}
