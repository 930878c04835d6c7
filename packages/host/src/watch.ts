import type { HostClock } from './host-clock.ts';

/**
 * Time in which this process could not act: it was stopped, or its machine slept, or the machine's
 * clock was put to another hour.
 */
export interface Gap {
  /** For so long it did nothing. */
  readonly slept: number;
  /** By so much the machine's clock went further than time did; less than nothing when it went back. */
  readonly jumped: number;
}

const BEAT_MS = 500;
/**
 * More than this between two looks is no wait for other work, but a process that was stopped. A busy
 * one comes late by tenths of a second.
 */
const LONGEST_PAUSE_MS = 1_500;
/** Both clocks are put right by little all the time; this is more than that, and less than anybody feels. */
const LEAST_JUMP_MS = 250;

/**
 * A clock that notices when time was lost. Whoever reads it after a gap notices it first, so nothing is
 * ever decided by an hour that nobody lived through.
 */
export class Watch implements HostClock {
  private readonly clock: HostClock;
  private readonly listeners = new Set<(gap: Gap) => void>();
  private wall: number;
  private last: number;

  constructor(clock: HostClock) {
    this.clock = clock;
    this.wall = clock.now();
    this.last = clock.steady();
  }

  now(): number {
    this.look();
    return this.clock.now();
  }

  steady(): number {
    this.look();
    return this.clock.steady();
  }

  after(ms: number, work: () => void): () => void {
    return this.clock.after(ms, work);
  }

  /** Tells of every gap; gives back how to stop. */
  onGap(listener: (gap: Gap) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Looks at the clock all the time, also when nobody asks; gives back how to stop. */
  keep(): () => void {
    let stop = (): void => {};
    const beat = (): void => {
      this.look();
      stop = this.clock.after(BEAT_MS, beat);
    };
    beat();
    return () => stop();
  }

  private look(): void {
    const [wall, steady] = [this.clock.now(), this.clock.steady()];
    const passed = steady - this.last;
    const ahead = wall - this.wall - passed;
    [this.wall, this.last] = [wall, steady];
    const slept = passed > LONGEST_PAUSE_MS ? Math.round(passed) : 0;
    const jumped = Math.abs(ahead) > LEAST_JUMP_MS ? Math.round(ahead) : 0;
    if (slept === 0 && jumped === 0) return;
    for (const listener of [...this.listeners]) listener({ slept, jumped });
  }
}
