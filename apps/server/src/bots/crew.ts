import { availableParallelism } from 'node:os';
import { Desk } from './desk.ts';
import type { Answer, Thought } from './thought.ts';

/** One core is for people. */
const usualSize = (): number => Math.max(1, availableParallelism() - 1);

interface Waiting {
  readonly thought: Thought;
  readonly done: (answer: Answer) => void;
}

/** Worker threads in which bots think: the longest waiting first, one each at a time. */
export class Crew {
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
  think(thought: Thought): Promise<Answer> {
    return new Promise((done) => {
      this.waiting.push({ thought, done });
      this.giveOut();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { done } of this.waiting.splice(0)) done({ problem: 'the server goes down' });
    await Promise.all(this.desks.map((desk) => desk.close()));
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
