import type { Gap } from '@ochre/host';

/** More gaps than this are not told apart. */
const REMEMBERED = 100;

interface Loss {
  readonly until: number;
  readonly ms: number;
}

/** What was lost of the machine's time: while a server sleeps, nobody can come to a table. */
export class LostTime {
  private losses: readonly Loss[] = [];

  add({ slept, jumped }: Gap, until: number): void {
    const ms = slept + Math.max(0, jumped);
    if (ms > 0) this.losses = [...this.losses, { until, ms }].slice(-REMEMBERED);
  }

  /** The moment so long ago, not counting what was lost since. */
  ago(ms: number, now: number): number {
    const lost = this.losses.filter(({ until }) => until > now - ms);
    return now - ms - lost.reduce((sum, loss) => sum + loss.ms, 0);
  }
}
