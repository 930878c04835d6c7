import { Worker } from 'node:worker_threads';
import { Refusal } from '@ochre/host';
import type { Derivation, Derived } from './derivation.ts';

/**
 * A thread of its own that hashes: those that Node keeps for such work write to the disk as well,
 * and moves would wait behind log-ins. It is started when it is first needed, and again when lost.
 */
export class PasswordDesk {
  private readonly script: URL;
  private worker: Worker | undefined;
  private answer: ((derived: Derived) => void) | undefined;
  private isClosed = false;

  constructor(script: URL) {
    this.script = script;
  }

  /** One at a time. */
  async derive(derivation: Derivation): Promise<Uint8Array> {
    this.checkOpen();
    const worker = this.worker ?? this.hire();
    const derived = await new Promise<Derived>((resolve) => {
      this.answer = resolve;
      worker.postMessage(derivation);
    });
    if ('key' in derived) return derived.key;
    this.checkOpen();
    throw new Error(`hashing a password: ${derived.problem}`);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker?.terminate();
  }

  private checkOpen(): void {
    if (this.isClosed) throw new Refusal('unavailable', 'The server is shutting down.');
  }

  private hire(): Worker {
    const worker = new Worker(this.script);
    this.worker = worker;
    worker.on('message', (derived: Derived) => this.answer?.(derived));
    worker.on('error', (error) => this.lose(worker, error.message));
    worker.on('exit', () => this.lose(worker, 'the worker ended'));
    return worker;
  }

  private lose(worker: Worker, problem: string): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    this.answer?.({ problem });
  }
}
