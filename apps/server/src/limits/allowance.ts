/** So much at once, and so much more every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });
export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

/** What one client may still ask for (a token bucket). */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private since: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.since = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.refill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** What was taken counts no more. */
  giveBack(): void {
    this.left = Math.min(this.rate.burst, this.left + 1);
  }

  /** Whether it is as good as new, so that nobody needs to remember it. */
  isFull(now: number): boolean {
    this.refill(now);
    return this.left >= this.rate.burst;
  }

  private refill(now: number): void {
    // A clock that is set back gives nothing and takes nothing.
    const seconds = Math.max(0, now - this.since) / 1000;
    this.left = Math.min(this.rate.burst, this.left + seconds * this.rate.perSecond);
    this.since = now;
  }
}
