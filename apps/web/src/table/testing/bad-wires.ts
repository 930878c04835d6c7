import { type Random, randomFrom } from '@ochre/kernel';
import type { Member } from '@ochre/match';
import type { OpenWire } from '../network/wire.ts';
import type { FakeServer } from './fake-server.ts';

/** How bad: out of a hundred messages, so many are lost, doubled, late; and so often it breaks. */
export interface Badness {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  readonly broken: number;
}
export const GOOD: Badness = { lost: 0, doubled: 0, late: 0, broken: 0 };
const SLOWEST_MS = 300;

/** Sockets to the fake server that lose, double, delay and so reorder messages, both ways, and break. */
export class BadWires {
  badness: Badness;
  /** Nobody gets through while it is false. */
  isUp = true;
  /** Nothing comes through, but nobody is told that it broke. */
  isDead = false;
  opened = 0;
  private readonly server: FakeServer;
  private readonly random: Random;
  private readonly cuts = new Set<() => void>();

  constructor(server: FakeServer, seed: string, badness: Badness = GOOD) {
    this.server = server;
    this.random = randomFrom(seed);
    this.badness = badness;
  }

  openFor(member: Member): OpenWire {
    return ({ heard, closed }) => {
      let isOpen = true;
      const cut = (): void => {
        if (!isOpen) return;
        isOpen = false;
        this.cuts.delete(cut);
        this.server.leave(guest);
        setTimeout(closed, 0);
      };
      const carry = (work: () => void): void => {
        if (isOpen && this.happens(this.badness.broken)) cut();
        if (!isOpen || this.isDead || this.happens(this.badness.lost)) return;
        if (this.happens(this.badness.doubled)) this.soon(() => isOpen && work());
        this.soon(() => isOpen && !this.isDead && work());
      };
      let guest = { member, say: (_text: string) => {} };
      this.opened++;
      this.cuts.add(cut);
      if (this.isUp) guest = this.server.arrive(member, (text) => carry(() => heard(text)));
      else setTimeout(cut, 5);
      return { send: (text) => carry(() => this.server.hear(guest, text)), close: cut };
    };
  }

  /** All cables are pulled. */
  cut(): void {
    for (const cut of [...this.cuts]) cut();
  }

  private soon(work: () => void): void {
    const ms = this.happens(this.badness.late) ? this.random.below(SLOWEST_MS) : 1;
    setTimeout(work, ms);
  }

  private happens(percent: number): boolean {
    return this.random.below(100) < percent;
  }
}
