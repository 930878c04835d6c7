import { availableParallelism } from 'node:os';
import type { BotAnswer, BotDesk, CallOff, Thought } from '@ochre/host';
import { BotLine, type Waiting } from './bot-line.ts';
import { Desk } from './desk.ts';

/** One core is for people. */
const usualSize = (): number => Math.max(1, availableParallelism() - 1);

/**
 * Worker threads in which bots think, one thought each at a time. Those who look ahead wait in one
 * line, those who answer at once in another, which has a desk of its own: nobody waits for a quick
 * bot behind a hundred slow ones.
 */
export class Crew implements BotDesk {
  private readonly looksAhead: (thought: Thought) => boolean;
  private readonly desks: readonly Desk[];
  private readonly quickDesk: Desk;
  private readonly slow: BotLine;
  private readonly quick: BotLine;
  private isClosed = false;

  constructor(script: URL, looksAhead: (thought: Thought) => boolean, size = usualSize()) {
    this.looksAhead = looksAhead;
    this.desks = Array.from({ length: size }, () => new Desk(script));
    this.quickDesk = new Desk(script);
    this.slow = new BotLine(this.desks);
    // Desks where nobody looks ahead just then are for all.
    this.quick = new BotLine([this.quickDesk, ...this.desks]);
  }

  /** How many wait. */
  get length(): number {
    return this.slow.length + this.quick.length;
  }

  /** The answer; that it took too long or that the worker died is one as well. */
  think(thought: Thought, calledOff?: CallOff): Promise<BotAnswer> {
    return new Promise((resolve) => {
      const line = this.looksAhead(thought) ? this.slow : this.quick;
      const forget = calledOff?.onOff(() => line.callOff(job));
      const done = (answer: BotAnswer): void => {
        forget?.();
        resolve(answer);
      };
      const job: Waiting = { thought, done };
      line.join(job);
      this.giveOut();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const line of [this.slow, this.quick]) line.close();
    await Promise.all([this.quickDesk, ...this.desks].map((desk) => desk.close()));
  }

  /** Those who look ahead choose first: the others have a desk where nobody does. */
  private giveOut(): void {
    if (this.isClosed) return;
    for (const line of [this.slow, this.quick]) line.giveOut(() => this.giveOut());
  }
}
