import { Allowance, type Rate } from './allowance.ts';

/** So many are remembered before the full ones are forgotten. */
const ROOM = 10_000;

/** An allowance for every client of its own. */
export class Allowances {
  private readonly rate: Rate;
  private readonly byClient = new Map<string, Allowance>();
  private room = ROOM;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(client: string): boolean {
    const now = performance.now();
    let allowance = this.byClient.get(client);
    if (allowance === undefined) {
      if (this.byClient.size >= this.room) this.forgetFull(now);
      allowance = new Allowance(this.rate, now);
      this.byClient.set(client, allowance);
    }
    return allowance.take(now);
  }

  /** What this client took last counts no more: it was none of what is limited. */
  giveBack(client: string): void {
    this.byClient.get(client)?.giveBack();
  }

  private forgetFull(now: number): void {
    for (const [client, allowance] of this.byClient) {
      if (allowance.isFull(now)) this.byClient.delete(client);
    }
    // Looked through again when there are twice as many: a crowd does not make each look at all.
    this.room = Math.max(ROOM, this.byClient.size * 2);
  }
}
