import type { HostClock } from '../host-clock.ts';

/** A machine on which time passes when the test says so. */
export class TestClock implements HostClock {
  private hour: number;
  private passed = 0;
  private timers: { readonly at: number; readonly work: () => void }[] = [];

  constructor(hour = 0) {
    this.hour = hour;
  }

  now(): number {
    return this.hour;
  }

  steady(): number {
    return this.passed;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.passed + ms, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  /** Timers come one after the other, each at its time. */
  async pass(ms: number): Promise<void> {
    const end = this.passed + ms;
    await settled();
    for (;;) {
      const next = Math.min(...this.timers.map(({ at }) => at));
      if (next > end) break;
      this.go(Math.max(0, next - this.passed));
      await this.wake();
    }
    this.go(end - this.passed);
  }

  /** Somebody has put the machine's clock forward or back; or the machine was off, in which time stands. */
  jump(ms: number): void {
    this.hour += ms;
  }

  /** The process was stopped: timers come late, all together, and after whatever else is done first. */
  stop(ms: number): void {
    this.go(ms);
  }

  /** The same, and timers come first. */
  async sleep(ms: number): Promise<void> {
    await settled();
    this.go(ms);
    await this.wake();
  }

  private go(ms: number): void {
    this.hour += ms;
    this.passed += ms;
  }

  private async wake(): Promise<void> {
    const due = this.timers.filter(({ at }) => at <= this.passed);
    this.timers = this.timers.filter(({ at }) => at > this.passed);
    for (const { work } of due) work();
    await settled();
  }
}

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
