import type { CallOff } from './call-off.ts';
import type { HostClock } from './host-clock.ts';

const NOBODY: readonly (() => void)[] = [];

/** Waits that can be looked at anew: how long one takes may change while it lasts. */
export class Waiting {
  private readonly clock: HostClock;
  /** One list for all where nobody waits: there are many tables. */
  private ends: readonly (() => void)[] = NOBODY;

  constructor(clock: HostClock) {
    this.clock = clock;
  }

  /** Whoever waits looks again whether it is time. */
  again(): void {
    for (const end of this.ends) end();
  }

  /** Until that moment of the steady clock, which may move, or until it is called off. */
  async until(moment: () => number, calledOff: CallOff): Promise<void> {
    const forget = calledOff.onOff(() => this.again());
    while (!calledOff.isOff && moment() > this.clock.steady()) {
      await this.for(moment() - this.clock.steady());
    }
    forget();
  }

  /** So long, or until something changes. */
  private for(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = Number.isFinite(ms) ? this.clock.after(Math.max(0, ms), () => end()) : undefined;
      const end = (): void => {
        stop?.();
        this.ends = this.ends.filter((other) => other !== end);
        resolve();
      };
      this.ends = [...this.ends, end];
    });
  }
}
