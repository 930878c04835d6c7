import { Worker } from 'node:worker_threads';
import type { BotAnswer, Thought } from '@ochre/host';

/** Beyond its own limit a bot gets this much, for being made ready and for a busy machine. */
const GRACE_MS = 4_000;

interface Job {
  readonly done: (answer: BotAnswer) => void;
  readonly timer: NodeJS.Timeout;
}

/** Where one worker sits. It is started when it is first needed, and again when it was lost. */
export class Desk {
  private readonly script: URL;
  private worker: Worker | undefined;
  private job: Job | undefined;

  constructor(script: URL) {
    this.script = script;
  }

  get isBusy(): boolean {
    return this.job !== undefined;
  }

  think(thought: Thought): Promise<BotAnswer> {
    const worker = this.worker ?? this.hire();
    return new Promise((done) => {
      const lateAfter = thought.ms + GRACE_MS;
      const timer = setTimeout(() => this.fire(worker, 'it took too long'), lateAfter);
      this.job = { done, timer };
      worker.postMessage(thought);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private hire(): Worker {
    const worker = new Worker(this.script);
    this.worker = worker;
    worker.on('message', (answer: BotAnswer) => this.finish(worker, answer));
    worker.on('error', (error) => this.fire(worker, error.message));
    worker.on('exit', () => this.fire(worker, 'its worker ended'));
    return worker;
  }

  private fire(worker: Worker, problem: string): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    void worker.terminate();
    this.answer({ problem });
  }

  private finish(worker: Worker, answer: BotAnswer): void {
    if (worker === this.worker) this.answer(answer);
  }

  private answer(answer: BotAnswer): void {
    const { job } = this;
    if (job === undefined) return;
    clearTimeout(job.timer);
    this.job = undefined;
    job.done(answer);
  }
}
