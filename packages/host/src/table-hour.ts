import type { ClockFace } from './host-clock.ts';
import type { Gap } from './watch.ts';

/**
 * The hour at one table, in milliseconds since 1970. It goes on from the last entry of the log, by time
 * that only passes: so it neither goes back nor stands nor runs ahead, whatever is done to the machine's
 * clock, and several processes that take turns at a table go by the same hour.
 */
export class TableHour {
  private readonly clock: ClockFace;
  private hour = 0;
  private since = 0;
  private unsaid = 0;

  constructor(clock: ClockFace) {
    this.clock = clock;
  }

  now(): number {
    // Whoever reads the clock may learn of a gap by it, and then the hour is another.
    const steady = this.clock.steady();
    return this.hour + Math.round(steady - this.since);
  }

  /** The log was read: how long ago its last entry was, only the machine's clock can tell. */
  open(last: number): void {
    this.set(Math.max(last, this.clock.now()));
  }

  /** Something has just been added to the log, here or elsewhere. */
  pass(at: number): void {
    this.set(at);
  }

  /** After a gap it is as late again as the machine says; gives back how much of it was nobody's. */
  skip({ slept, jumped }: Gap): number {
    const before = this.now();
    if (jumped > 0) this.set(Math.max(before, this.clock.now()));
    return this.now() - before + slept;
  }

  /** Time that counts for nobody, and that the log does not say yet. */
  get lost(): number {
    return this.unsaid;
  }

  lose(ms: number): void {
    this.unsaid += ms;
  }

  /** So much of it need not be said any more. */
  makeUp(ms: number): void {
    this.unsaid -= ms;
  }

  private set(hour: number): void {
    this.since = this.clock.steady();
    this.hour = hour;
  }
}
