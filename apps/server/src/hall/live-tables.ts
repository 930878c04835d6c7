import type { Crew } from '../bots/crew.ts';
import type { GameList } from '../games.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Store, TableCard } from '../store/store.ts';
import type { Birth } from './card.ts';
import { Lease, type ProcessName } from './lease.ts';
import { Runner } from './runner.ts';
import { type NewEntries, StoredTable, type StoredTableNeeds } from './stored-table.ts';
import { TableKeeper } from './table-keeper.ts';

const DROP_AFTER_MS = 60_000;

export interface LiveTablesNeeds {
  readonly store: Store;
  readonly games: GameList;
  readonly crew: Crew;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly process: ProcessName;
}

/** A table that is in memory. */
interface Live {
  readonly keeper: TableKeeper;
  readonly runner: Runner;
  usedAt: number;
}

/** Tables are read from the store when somebody comes, and forgotten when nobody is left. */
export class LiveTables {
  private readonly needs: LiveTablesNeeds;
  private readonly byId = new Map<string, Promise<Live>>();
  /** Tables that nobody has to run, and their last number when that was found out. */
  private restful: ReadonlyMap<string, number> = new Map();
  private isClosed = false;

  constructor(needs: LiveTablesNeeds) {
    this.needs = needs;
  }

  get size(): number {
    return this.byId.size;
  }

  async find(id: string): Promise<TableKeeper> {
    return (await this.live(id)).keeper;
  }

  /** Only if it is in memory. */
  async known(id: string): Promise<TableKeeper | undefined> {
    return (await this.byId.get(id))?.keeper;
  }

  async add(birth: Birth, first: NewEntries): Promise<TableKeeper> {
    const live = this.enliven(await StoredTable.make(birth, first, this.storing));
    this.byId.set(birth.id, Promise.resolve(live));
    live.runner.begin();
    return live.keeper;
  }

  /**
   * Games go on where bots or clocks are due, whether somebody looks or not, unless another process
   * sees to it. One after the other, so that people's commands come in between.
   */
  async takeUp(cards: readonly TableCard[]): Promise<void> {
    const restful = new Map<string, number>();
    for (const { id, seq } of cards) {
      if (this.isClosed) return;
      const isKnown = this.byId.has(id) || this.restful.get(id) === seq;
      if (isKnown || (await this.isRestful(id))) restful.set(id, seq);
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.restful = restful;
  }

  async dropUnused(): Promise<void> {
    for (const [id, found] of this.byId) {
      const { keeper, runner, usedAt } = await found;
      const isUnused = keeper.isIdle && runner.isIdle && Date.now() - usedAt > DROP_AFTER_MS;
      if (!isUnused) continue;
      runner.close();
      this.byId.delete(id);
    }
  }

  /** Nothing new is begun; what was begun is finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const one of await Promise.allSettled(this.byId.values())) {
      if (one.status === 'rejected') continue;
      one.value.runner.close();
      await one.value.keeper.close();
    }
  }

  private async live(id: string): Promise<Live> {
    let found = this.byId.get(id);
    if (found === undefined) {
      if (this.isClosed) throw new Refusal('unavailable', 'The server goes down.');
      found = this.load(id);
      this.byId.set(id, found);
      // A table that is not there must not be remembered: anybody can ask for any.
      found.catch(() => this.byId.delete(id));
    }
    const live = await found;
    live.usedAt = Date.now();
    return live;
  }

  private async load(id: string): Promise<Live> {
    const live = this.enliven(new StoredTable(id, this.storing));
    await live.runner.resume();
    live.runner.wake();
    return live;
  }

  private enliven(stored: StoredTable): Live {
    const { store, process, metrics } = this.needs;
    const keeper = new TableKeeper(stored, metrics);
    const runner = new Runner(keeper, new Lease(store, stored.id, process), this.needs);
    return { keeper, runner, usedAt: Date.now() };
  }

  private get storing(): StoredTableNeeds {
    const { store, games, metrics } = this.needs;
    return { store, games, storing: metrics.storing };
  }

  /** Loads a table that nobody runs, and with that goes on with it if there is something to do. */
  private async isRestful(id: string): Promise<boolean> {
    const { store, process, log } = this.needs;
    try {
      if (!(await new Lease(store, id, process).hold())) return false;
      return (await this.live(id)).runner.isIdle;
    } catch (error) {
      log.error('table.lost', { table: signOf(id), ...problemOf(error) });
      return false;
    }
  }
}
