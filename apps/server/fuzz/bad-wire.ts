import type { Random } from '@ochre/kernel';
import type { Client } from '../src/testing/client.ts';

const SLOWEST_MS = 60;
const AGAIN_MS = 120;

/** Loses, doubles, delays and so reorders what a client sends, and pulls its cable now and then. */
export class BadWire {
  private readonly client: Client;
  private readonly random: Random;
  private readonly again: NodeJS.Timeout;
  private readonly pulling: NodeJS.Timeout;

  constructor(client: Client, random: Random) {
    this.client = client;
    this.random = random;
    client.wire = (send) => this.carry(send);
    this.again = setInterval(() => client.sayAgain(), AGAIN_MS);
    this.pulling = setInterval(() => this.happens(10) && client.drop(), 500);
  }

  close(): void {
    clearInterval(this.again);
    clearInterval(this.pulling);
    this.client.close();
  }

  private carry(send: () => void): void {
    if (this.happens(5)) return;
    if (this.happens(5)) this.later(send);
    if (this.happens(10)) this.later(send);
    else send();
  }

  private later(send: () => void): void {
    setTimeout(send, this.random.below(SLOWEST_MS));
  }

  private happens(percent: number): boolean {
    return this.random.below(100) < percent;
  }
}
