import { randomUUID } from 'node:crypto';
import { type NewEntries, Refusal, type Watch } from '@ochre/host';
import type { Crew } from '../bots/crew.ts';
import type { GameList } from '../games.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refusalIn, storeTroubleIn } from '../refusal.ts';
import type { Moved, Store } from '../store/store.ts';
import type { Birth } from './card.ts';
import { LeasedRunner, type LeasedRunnerNeeds } from './leased-runner.ts';
import { Leases } from './leases.ts';
import { gamesOf, StoredTable, type StoredTableNeeds } from './stored-table.ts';
import { TableKeeper } from './table-keeper.ts';

const DROP_AFTER_MS = 60_000;
/** Read and stored together is faster; and people's commands come in between. */
const TAKEN_UP_AT_ONCE = 50;

export interface LiveTablesNeeds {
  readonly store: Store;
  readonly games: GameList;
  readonly crew: Crew;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly watch: Watch;
}

/** A table that is in memory. */
interface Live {
  readonly keeper: TableKeeper;
  readonly runner: LeasedRunner;
  /** By the steady clock. */
  usedAt: number;
  readonly stopListening: () => void;
}

/** Tables are read from the store when somebody comes, and forgotten when nobody is left. */
export class LiveTables {
  private readonly needs: LiveTablesNeeds;
  private readonly byId = new Map<string, Promise<Live>>();
  private readonly leases: Leases;
  private readonly running: LeasedRunnerNeeds;
  /** Tables that are not in memory since nobody has to run them, or can, up to that number. */
  private restful = new Map<string, number>();
  private isClosed = false;

  constructor(needs: LiveTablesNeeds) {
    this.needs = needs;
    this.leases = new Leases(needs.store);
    const { games, crew, log, metrics, watch: clock } = needs;
    const running = { games: gamesOf(games), desk: crew, clock, newSeed: () => randomUUID() };
    this.running = { running, log, metrics };
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
    return live.keeper;
  }

  /** Games go on where people play, whether somebody looks or not. */
  async takeUp(tables: readonly Moved[]): Promise<void> {
    this.restful = new Map(
      tables.filter((one) => this.isRestful(one)).map(({ table, seq }) => [table, seq]),
    );
    const free = tables.filter(
      (one) => this.leases.of(one.table) === undefined && !this.isRestful(one),
    );
    for (let at = 0; at < free.length && !this.isClosed; at += TAKEN_UP_AT_ONCE) {
      const some = free.slice(at, at + TAKEN_UP_AT_ONCE);
      await this.leases.take(some.map(({ table }) => table));
      const ours = some.filter(({ table }) => this.leases.of(table) !== undefined);
      await Promise.all(ours.map((one) => this.goOn(one)));
    }
  }

  /** A process has ended; or this one is cut off, and the others take its tables over. */
  async keepLiving(living: ReadonlySet<string>): Promise<void> {
    if (living.size === 0) this.leases.loseAll();
    for (const live of await Promise.allSettled(this.byId.values())) {
      if (live.status === 'fulfilled') live.value.keeper.keepLiving(living);
    }
  }

  async dropUnused(): Promise<void> {
    const unused = new Map<string, Live>();
    for (const [id, found] of this.byId) {
      const live = await found;
      if (!this.isUnused(live)) continue;
      unused.set(id, live);
      const seq = await live.keeper.read(({ table }) => table.seq);
      if (live.runner.isInCharge) this.restful.set(id, seq);
    }
    const dropped = [...unused].filter(([, live]) => this.isUnused(live));
    for (const [id, { runner, stopListening }] of dropped) {
      stopListening();
      runner.close();
      this.byId.delete(id);
    }
    // Whoever comes from now on waits until they are given back, and takes them again.
    await this.leases.giveBack(dropped.map(([id]) => id));
  }

  /** It is not in the store any more: nothing goes on, and nobody hears of it again. */
  async remove(id: string): Promise<void> {
    const found = this.byId.get(id);
    if (found === undefined) return;
    this.byId.delete(id);
    const { runner, keeper, stopListening } = await found;
    stopListening();
    runner.close();
    keeper.dismiss();
    await this.leases.giveBack([id]);
  }

  /** Nothing new is begun; what was begun is finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const one of await Promise.allSettled(this.byId.values())) {
      if (one.status === 'rejected') continue;
      one.value.stopListening();
      one.value.runner.close();
      await one.value.keeper.close();
    }
  }

  private async live(id: string): Promise<Live> {
    let found = this.byId.get(id);
    if (found === undefined) {
      if (this.isClosed) throw new Refusal('unavailable', 'The server is shutting down.');
      found = this.load(id);
      this.byId.set(id, found);
      // A table that is not there must not be remembered: anybody can ask for any.
      found.catch(() => this.byId.delete(id));
    }
    const live = await found;
    live.usedAt = this.needs.watch.steady();
    await live.runner.attend();
    return live;
  }

  private async load(id: string): Promise<Live> {
    const live = this.enliven(new StoredTable(id, this.storing));
    await live.keeper.read(({ table }) => {
      // By newer rules, or in a game that is not listed here, it goes on elsewhere.
      if (table.endOutlived().length === 0) table.checkRules();
    });
    return live;
  }

  private enliven(stored: StoredTable): Live {
    const { metrics, store, watch } = this.needs;
    const keeper = new TableKeeper(stored, metrics, store);
    const runner = new LeasedRunner(keeper, this.leases, this.running);
    const stopListening = watch.onGap((gap) => runner.lose(stored.hour.skip(gap)));
    return { keeper, runner, usedAt: watch.steady(), stopListening };
  }

  private get storing(): StoredTableNeeds {
    const { store, games, metrics, watch: clock } = this.needs;
    return { store, games, clock, storing: metrics.storing };
  }

  private isUnused({ keeper, runner, usedAt }: Live): boolean {
    return keeper.isIdle && runner.isIdle && this.needs.watch.steady() - usedAt > DROP_AFTER_MS;
  }

  private isRestful({ table, seq }: Moved): boolean {
    return !this.byId.has(table) && this.restful.get(table) === seq;
  }

  private async goOn({ table, seq }: Moved): Promise<void> {
    try {
      await this.live(table);
    } catch (error) {
      this.needs.log.error('table.lost', { table: signOf(table), ...problemOf(error) });
      const code = refusalIn(error)?.code;
      // Under newer rules, or of a game not listed here, it stays as it is; else it is tried again.
      if (code === 'not-now' || code === 'no-such-game') this.restful.set(table, seq);
      await this.leases.giveBack([table]);
      // It is the same for all of them, and soon over.
      if (storeTroubleIn(error) !== undefined) throw error;
    }
  }
}
