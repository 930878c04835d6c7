import { type Gap, Refusal, Watch } from '@ochre/host';
import { printRecord } from '@ochre/kernel';
import { type Member, type Plan, rematchOf, type Table } from '@ochre/match';
import type { ActMessage, NewTable } from '@ochre/protocol';
import { problemOf, signOf } from '../operations/log.ts';
import { newCode, newId } from '../people/tokens.ts';
import { FAILED, refusalIn } from '../refusal.ts';
import type { ProcessPresence, TableCard } from '../store/store.ts';
import { Taken } from '../store/trouble.ts';
import type { Follower } from './followers.ts';
import { LiveTables, type LiveTablesNeeds } from './live-tables.ts';
import { LostTime } from './lost-time.ts';
import { begunWith, checkLevelsIn } from './new-table.ts';
import { SERVER_CLOCK } from './server-clock.ts';
import type { TableKeeper } from './table-keeper.ts';

const LOOK_AROUND_MS = 15_000;
/** After the database was away: people look at boards where nothing moves. */
const AGAIN_MS = 1_000;
/** The others are closed the next time. */
const FORSAKEN_AT_ONCE = 100;

export interface HallNeeds extends Omit<LiveTablesNeeds, 'watch'> {
  /** So long a table waits for players while nothing happens there. */
  readonly gatheringMs: number;
}

/** What people ask of tables. */
export class Hall {
  private readonly needs: HallNeeds;
  private readonly watch = new Watch(SERVER_CLOCK);
  private readonly lostTime = new LostTime();
  private readonly tables: LiveTables;
  private readonly around: NodeJS.Timeout;
  private again: NodeJS.Timeout | undefined;
  private readonly stopListening: readonly (() => void)[];

  constructor(needs: HallNeeds) {
    this.needs = needs;
    this.tables = new LiveTables({ ...needs, watch: this.watch });
    this.around = setInterval(() => void this.lookAround(), LOOK_AROUND_MS);
    this.around.unref();
    const { metrics, crew, store } = needs;
    this.stopListening = [
      store.onMoved(({ table, seq }) => void this.moved(table, seq)),
      store.onPresence((presence, process) => void this.present(presence, process)),
      store.onLiving((living) => void this.keepLiving(living)),
      store.onGarbage(() => metrics.noticesIgnored.count('garbage')),
      this.watch.onGap((gap) => this.lose(gap)),
      this.watch.keep(),
    ];
    metrics.gauge('ochre_tables', 'Tables in memory', () => this.tables.size);
    metrics.gauge('ochre_bots_waiting', 'Moves that bots are asked for', () => crew.length);
  }

  async make(wanted: NewTable, by: Member): Promise<TableCard> {
    const { id } = await this.add(wanted, by);
    return this.cardOf(id);
  }

  /** The same once more: whoever asks first makes the table, all others are led to it. */
  async rematch(id: string, by: Member): Promise<TableCard> {
    const keeper = await this.tables.find(id);
    const { plan, there } = await keeper.read(({ table }) => {
      const { rematch } = table.view(by);
      if (rematch === undefined) table.checkRematch('', by);
      return { plan: rematchOf(table), there: rematch };
    });
    if (there !== undefined) return this.cardOf(there);
    const next = await this.add({ plan: closedTo(plan) }, by);
    let first = next.id;
    await keeper.do(by, ({ table }) => {
      first = table.view(by).rematch ?? next.id;
      return first === next.id ? table.checkRematch(next.id, by) : [];
    });
    // Somebody else was first: nobody will ever find the way to this one.
    if (first !== next.id) await next.do('table', ({ table }) => table.giveUp());
    return this.cardOf(first);
  }

  async act(message: ActMessage, by: Member): Promise<number> {
    const { games, metrics } = this.needs;
    const stop = metrics.broadcast.start();
    try {
      checkLevelsIn(games, message.command);
      const keeper = await this.tables.find(message.table);
      const seq = await keeper.act(message, by);
      stop('done');
      return seq;
    } catch (error) {
      stop((refusalIn(error) ?? FAILED).code);
      throw error;
    }
  }

  async follow(id: string, follower: Follower, since: number | undefined): Promise<void> {
    const keeper = await this.tables.find(id);
    await keeper.follow(follower, since);
  }

  unfollow(id: string, follower: Follower): void {
    const leave = async (): Promise<void> => (await this.tables.known(id))?.unfollow(follower);
    leave().catch(() => {});
  }

  async read<T>(id: string, look: (table: Table) => T): Promise<T> {
    const keeper = await this.tables.find(id);
    return keeper.read(({ table }) => look(table));
  }

  /** Of a game that is over: before that, its moves are on the table and its secret is not. */
  async record(id: string): Promise<string> {
    return this.read(id, (table) => {
      if (table.stage === 'over') return printRecord(table.record());
      throw new Refusal('not-now', 'The game is not over; its record comes with its end.');
    });
  }

  /** After a start: what was being played goes on. */
  async resume(): Promise<void> {
    const { log, store } = this.needs;
    try {
      const tables = await store.liveTables();
      if (tables.length > 0) log.info('tables.resuming', { tables: tables.length });
      await this.tables.takeUp(tables);
      await this.closeForsaken();
    } catch (error) {
      log.error('hall.trouble', problemOf(error));
    }
  }

  async close(): Promise<void> {
    clearInterval(this.around);
    clearTimeout(this.again);
    for (const stop of this.stopListening) stop();
    await this.tables.close();
  }

  private async add(wanted: NewTable, by: Member): Promise<TableKeeper> {
    const deeds = begunWith(this.needs.games, wanted, by);
    for (;;) {
      const at = this.watch.now();
      const birth = { id: newId(), code: newCode(), host: by, madeAt: at };
      try {
        return await this.tables.add(birth, { at, deeds, by });
      } catch (error) {
        // Somebody else's table has that code: once in a million.
        if (!(error instanceof Taken)) throw error;
      }
    }
  }

  private async cardOf(id: string): Promise<TableCard> {
    return (await this.needs.store.cardOf(id))!;
  }

  private lose(gap: Gap): void {
    this.lostTime.add(gap, Date.now());
    this.needs.log.warn('clock.gap', { ...gap });
  }

  /** Another process has added something to a table. */
  private async moved(id: string, seq: number): Promise<void> {
    try {
      await (await this.tables.known(id))?.moved(seq);
    } catch (error) {
      this.needs.log.warn('table.behind', { table: signOf(id), ...problemOf(error) });
    }
  }

  /** Another process says who looks at a table through it. */
  private async present(presence: ProcessPresence, process: string): Promise<void> {
    const keeper = await this.tables.known(presence.table).catch(() => undefined);
    keeper?.hearPresence(presence, process);
  }

  private async keepLiving(living: ReadonlySet<string>): Promise<void> {
    await this.tables.keepLiving(living);
    if (living.size > 0) await this.takeUp();
  }

  /** Tables that nobody runs go on here. */
  private async takeUp(): Promise<void> {
    try {
      await this.tables.takeUp(await this.needs.store.liveTables());
    } catch (error) {
      this.needs.log.warn('hall.trouble', problemOf(error));
      clearTimeout(this.again);
      this.again = setTimeout(() => void this.takeUp(), AGAIN_MS).unref();
    }
  }

  /** Tables that wait for players in vain leave the lobby; of several processes, the first does it. */
  private async closeForsaken(): Promise<void> {
    const { store, log, gatheringMs } = this.needs;
    const before = this.lostTime.ago(gatheringMs, this.watch.now());
    const cards = await store.oldGatherings(before, FORSAKEN_AT_ONCE);
    for (const { id } of cards) {
      try {
        const keeper = await this.tables.find(id);
        await keeper.do('table', ({ table }) => (table.changedAt < before ? table.giveUp() : []));
        log.info('table.forsaken', { table: signOf(id) });
      } catch (error) {
        log.warn('table.lost', { table: signOf(id), ...problemOf(error) });
      }
    }
  }

  /** Forgets tables where nobody is; and whatever could not be taken up or closed is tried again. */
  private async lookAround(): Promise<void> {
    try {
      await this.tables.dropUnused();
      await this.takeUp();
      await this.closeForsaken();
    } catch (error) {
      this.needs.log.warn('hall.trouble', problemOf(error));
    }
  }
}

/** Those who played find it by their old table; nobody else was asked. */
const closedTo = (plan: Plan): Plan => ({ ...plan, isOpen: false });
