import type { Store } from '../store/store.ts';

const HELD_MS = 10_000;
/** Renewed when less than this is left. */
const MARGIN_MS = 5_000;
/** How often somebody who needs it looks again. */
export const LEASE_CHECK_MS = 3_000;

/** Who this process is to the others on the same store; undefined when there are no others. */
export type ProcessName = string | undefined;

/** The right to run the bots and the clocks of one table: one process has it at a time. */
export class Lease {
  private readonly store: Store;
  private readonly table: string;
  private readonly process: ProcessName;
  private until = 0;

  constructor(store: Store, table: string, process: ProcessName) {
    this.store = store;
    this.table = table;
    this.process = process;
  }

  get isShared(): boolean {
    return this.process !== undefined;
  }

  /** Whether it is ours, now and for a while. */
  async hold(): Promise<boolean> {
    if (this.process === undefined) return true;
    const at = Date.now();
    if (this.until - at > MARGIN_MS) return true;
    const until = at + HELD_MS;
    const isOurs = await this.store.claim(this.table, { process: this.process, at, until });
    this.until = isOurs ? until : 0;
    return isOurs;
  }
}
