import { availableParallelism } from 'node:os';
import type { BotAnswer, BotDesk, CallOff, Thought } from '@ochre/host';
import { Desk } from './desk.ts';

/** One core is for people. */
const usualSize = (): number => Math.max(1, availableParallelism() - 1);

interface Waiting {
  readonly thought: Thought;
  readonly done: (answer: BotAnswer) => void;
}

/** Worker threads in which bots think: the longest waiting first, one each at a time. */
export class Crew implements BotDesk {
  private readonly desks: readonly Desk[];
  private readonly waiting: Waiting[] = [];
  private isClosed = false;

  constructor(script: URL, size = usualSize()) {
    this.desks = Array.from({ length: size }, () => new Desk(script));
  }

  /** How many wait. */
  get length(): number {
    return this.waiting.length;
  }

  /** The answer; that it took too long or that the worker died is one as well. */
  think(thought: Thought, calledOff?: CallOff): Promise<BotAnswer> {
    return new Promise((resolve) => {
      const forget = calledOff?.onOff(() => this.callOff(job));
      const done = (answer: BotAnswer): void => {
        forget?.();
        resolve(answer);
      };
      const job = { thought, done };
      this.waiting.push(job);
      this.giveOut();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { done } of this.waiting.splice(0)) done({ problem: 'the server goes down' });
    await Promise.all(this.desks.map((desk) => desk.close()));
  }

  /** One at work cannot be interrupted; one that waits need not begin. */
  private callOff(job: Waiting): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    job.done({ problem: 'it was called off' });
  }

  /** The more wait, the shorter each thinks: nobody's bots hold up everybody else's. */
  private hurried(thought: Thought): Thought {
    const crowd = this.waiting.length / this.desks.length;
    return { ...thought, ms: Math.ceil(thought.ms / (1 + crowd)) };
  }

  private giveOut(): void {
    while (!this.isClosed && this.waiting.length > 0) {
      const desk = this.desks.find(({ isBusy }) => !isBusy);
      if (desk === undefined) return;
      const { thought, done } = this.waiting.shift()!;
      void desk.think(this.hurried(thought)).then((answer) => {
        done(answer);
        this.giveOut();
      });
    }
  }
}
