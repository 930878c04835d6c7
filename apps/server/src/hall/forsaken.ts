import { setTimeout as pause } from 'node:timers/promises';
import type { Gap } from '@ochre/host';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Store } from '../store/store.ts';
import { LostTime } from './lost-time.ts';
import type { TableKeeper } from './table-keeper.ts';

/** The others are closed the next time. */
const AT_ONCE = 100;
/** By then every process has said who looks through it. */
const ANSWER_MS = 1_000;

type Gathering = Pick<TableKeeper, 'id' | 'askWhoLooks' | 'isLookedAt' | 'do'>;

export interface ForsakenNeeds {
  readonly store: Pick<Store, 'oldGatherings'>;
  readonly log: Log;
  /** So long a table waits for players. */
  readonly gatheringMs: number;
  readonly find: (id: string) => Promise<Gathering>;
}

/**
 * Tables that wait for players in vain leave the lobby; of several processes, the first does it. Where
 * somebody is, nobody waits in vain, whatever hour the clock says it is.
 */
export class Forsaken {
  private readonly needs: ForsakenNeeds;
  private readonly lost = new LostTime();

  constructor(needs: ForsakenNeeds) {
    this.needs = needs;
  }

  /** In that time nobody could come. */
  lose(gap: Gap, until: number): void {
    this.lost.add(gap, until);
  }

  async close(now: number): Promise<void> {
    const { store, gatheringMs, find } = this.needs;
    const before = this.lost.ago(gatheringMs, now);
    const old = await store.oldGatherings(before, AT_ONCE);
    if (old.length === 0) return;
    const keepers = await Promise.all(
      old.map(({ id }) =>
        this.tried(id, async () => {
          const keeper = await find(id);
          await keeper.askWhoLooks();
          return keeper;
        }),
      ),
    );
    await pause(ANSWER_MS, undefined, { ref: false });
    for (const keeper of keepers) {
      if (keeper === undefined || keeper.isLookedAt) continue;
      await this.tried(keeper.id, async () => {
        await keeper.do('table', ({ table }) => (table.changedAt < before ? table.giveUp() : []));
        this.needs.log.info('table.forsaken', { table: signOf(keeper.id) });
      });
    }
  }

  /** What fails is tried again the next time. */
  private async tried<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.needs.log.warn('table.lost', { table: signOf(id), ...problemOf(error) });
      return undefined;
    }
  }
}
