import { type Log, problemOf } from '../operations/log.ts';
import type { Store } from '../store/store.ts';
import { banned } from './ban.ts';

/** What other processes ban is heard at once, and looked up now and then in case it was not. */
const LOOK_AGAIN_MS = 60_000;

/** The addresses that are banned for a time, at hand: every request is looked at. */
export class BannedAddresses {
  /** Called when there may be others. */
  onChange: () => void = () => {};
  private readonly store: Store;
  private readonly log: Log;
  private readonly again: NodeJS.Timeout;
  private readonly stopListening: () => void;
  private ends: ReadonlyMap<string, number> = new Map();

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
    this.stopListening = store.onBans(() => void this.refresh());
    this.again = setInterval(() => void this.refresh(), LOOK_AGAIN_MS);
    this.again.unref();
  }

  async refresh(): Promise<void> {
    try {
      const bans = await this.store.bannedAddresses(Date.now());
      this.ends = new Map(bans.map(({ network, until }) => [network, until]));
      if (this.ends.size > 0) this.onChange();
    } catch (error) {
      this.log.warn('bans.trouble', problemOf(error));
    }
  }

  has(client: string): boolean {
    return (this.ends.get(client) ?? 0) > Date.now();
  }

  check(client: string): void {
    if (this.has(client)) throw banned(this.ends.get(client));
  }

  close(): void {
    clearInterval(this.again);
    this.stopListening();
  }
}
