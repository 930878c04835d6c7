import type { Entry, Member } from './deed.ts';

/** How a table stands after an entry. */
interface Standing {
  readonly isFull: boolean;
  /** The person's seat whose turn it is. */
  readonly awaited: number | undefined;
  /** Of who did it. */
  readonly seat: number | undefined;
}

/**
 * Who did something when, since when all seats are taken, and since when the table waits for whose turn
 * it is. It is all in the log, so every process comes to the same.
 */
export class Attendance {
  private readonly last = new Map<Member, number>();
  private full: number | undefined;
  private awaited: number | undefined;
  private since = 0;

  /** When somebody last did anything at the table; before all times where they never did. */
  seenAt(member: Member): number {
    return this.last.get(member) ?? 0;
  }

  /** Since when no seat is free, under the plan as it is. */
  get fullSince(): number | undefined {
    return this.full;
  }

  /** Since when the table waits for the person whose turn it is. */
  get waitsSince(): number {
    return this.since;
  }

  /** After the entry was taken in. */
  pass({ at, by, deed }: Entry, { isFull, awaited, seat }: Standing): void {
    this.last.set(by, at);
    if (!isFull) this.full = undefined;
    else if (this.full === undefined || deed.kind === 'planned') this.full = at;
    if (awaited !== this.awaited || awaited === seat) this.since = at;
    this.awaited = awaited;
  }

  /** Nobody could come in that time. */
  skip(shifted: (moment: number) => number): void {
    this.since = shifted(this.since);
  }
}
