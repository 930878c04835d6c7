import type { BotAnswer, Thought } from '@ochre/host';
import type { Desk } from './desk.ts';

export interface Waiting {
  readonly thought: Thought;
  readonly done: (answer: BotAnswer) => void;
}

/** Thoughts that wait for a free desk, the longest waiting first. */
export class BotLine {
  private readonly desks: readonly Desk[];
  private readonly waiting: Waiting[] = [];

  /** The first desk that is free is taken. */
  constructor(desks: readonly Desk[]) {
    this.desks = desks;
  }

  get length(): number {
    return this.waiting.length;
  }

  join(job: Waiting): void {
    this.waiting.push(job);
  }

  /** One at work cannot be interrupted; one that waits need not begin. */
  callOff(job: Waiting): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    job.done({ problem: 'it was called off' });
  }

  giveOut(onFree: () => void): void {
    while (this.waiting.length > 0) {
      const desk = this.desks.find(({ isBusy }) => !isBusy);
      if (desk === undefined) return;
      const { thought, done } = this.waiting.shift()!;
      void desk.think(this.hurried(thought)).then((answer) => {
        done(answer);
        onFree();
      });
    }
  }

  close(): void {
    for (const { done } of this.waiting.splice(0)) done({ problem: 'the server goes down' });
  }

  /** The more wait, the shorter each thinks: nobody's bots hold up everybody else's. */
  private hurried(thought: Thought): Thought {
    const crowd = this.waiting.length / this.desks.length;
    return { ...thought, ms: Math.ceil(thought.ms / (1 + crowd)) };
  }
}
