import { type Gap, Refusal, Watch } from '@ochre/host';
import { printRecord } from '@ochre/kernel';
import { type Deed, type Member, type Plan, rematchOfThoseThere, type Table } from '@ochre/match';
import type { ActMessage, Command, NewDaily, NewTable } from '@ochre/protocol';
import { problemOf, signOf } from '../operations/log.ts';
import { newCode, newId } from '../people/tokens.ts';
import { FAILED, refusalIn } from '../refusal.ts';
import type { ProcessPresence, TableCard } from '../store/store.ts';
import { Taken } from '../store/trouble.ts';
import { type Asker, Dailies } from './dailies.ts';
import type { Follower } from './followers.ts';
import { Forsaken } from './forsaken.ts';
import { LiveTables, type LiveTablesNeeds } from './live-tables.ts';
import { checkLevelsIn, madeBy } from './new-table.ts';
import { keepOldRecords } from './old-records.ts';
import { SERVER_CLOCK } from './server-clock.ts';
import type { Loaded } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';
import { Whereabouts } from './whereabouts.ts';

const LOOK_AROUND_MS = 15_000;
/** After the database was away: people look at boards where nothing moves. */
const AGAIN_MS = 1_000;

/** What nobody does from where somebody came whom the host has removed. */
const OF_STRANGERS: readonly Command['kind'][] = ['say', 'sayPhrase', 'sit'];

/** Who does something, and from which network. */
export interface Actor {
  readonly member: Member;
  readonly network: string;
}

export interface HallNeeds extends Omit<LiveTablesNeeds, 'watch'> {
  /** So long a table waits for players while nothing happens there. */
  readonly gatheringMs: number;
}

/** A new table; whoever made it knows what its dice are checked against before they add to them. */
interface Made {
  readonly card: TableCard;
  readonly commitment: string;
}

/** The table of a day's game: a new one, or the one that was begun before. */
interface MadeDaily extends Made {
  readonly day: string;
  readonly isNew: boolean;
}

/** What people ask of tables. */
export class Hall {
  private readonly needs: HallNeeds;
  private readonly watch = new Watch(SERVER_CLOCK);
  private readonly forsaken: Forsaken;
  private readonly tables: LiveTables;
  private readonly dailies: Dailies;
  private readonly whereabouts = new Whereabouts();
  private readonly around: NodeJS.Timeout;
  private again: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly stopListening: readonly (() => void)[];

  constructor(needs: HallNeeds) {
    this.needs = needs;
    this.tables = new LiveTables({ ...needs, watch: this.watch });
    this.dailies = new Dailies({ ...needs, tables: this.tables, now: () => this.watch.now() });
    this.forsaken = new Forsaken({ ...needs, find: (id) => this.tables.find(id) });
    this.around = setInterval(() => void this.lookAround(), LOOK_AROUND_MS);
    this.around.unref();
    const { metrics, crew, store } = needs;
    this.stopListening = [
      store.onMoved(({ table, seq }) => void this.moved(table, seq)),
      store.onMuted(({ table, by }) => void this.muted(table, by)),
      store.onPresence((presence, process) => void this.present(presence, process)),
      store.onLiving((living) => void this.keepLiving(living)),
      store.onRemoved((table) => void this.removed(table)),
      store.onGarbage(() => metrics.noticesIgnored.count('garbage')),
      this.watch.onGap((gap) => this.lose(gap)),
      this.watch.keep(),
    ];
    metrics.gauge('ochre_tables', 'Tables in memory', () => this.tables.size);
    metrics.gauge('ochre_bots_waiting', 'Moves that bots are asked for', () => crew.length);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.tables.size;
  }

  async make({ plan }: NewTable, by: Member): Promise<Made> {
    return this.made(await this.add(plan, by));
  }

  /** The game of the day: whoever asks again is led to the table they have. */
  async daily(wanted: NewDaily, asker: Asker): Promise<MadeDaily> {
    const { keeper, daily, isNew } = await this.dailies.open(wanted, asker);
    return { ...(await this.made(keeper)), day: daily.day, isNew };
  }

  /** The same once more: whoever asks first makes the table, all others are led to it. */
  async rematch(id: string, by: Member): Promise<Made> {
    const keeper = await this.tables.find(id);
    const { plan, there } = await keeper.read(({ table }) => {
      table.checkWelcome(by);
      const { rematch } = table.view(by);
      if (rematch === undefined) table.checkRematch('', by);
      return { plan: rematchOfThoseThere(table), there: rematch };
    });
    if (there !== undefined) return this.made(await this.tables.find(there));
    const next = await this.add(closedTo(plan), by);
    let first = next.id;
    await keeper.do(by, ({ table }) => {
      first = table.view(by).rematch ?? next.id;
      return first === next.id ? table.checkRematch(next.id, by) : [];
    });
    // Somebody else was first: nobody will ever find the way to this one.
    if (first !== next.id) await next.do('table', ({ table }) => table.giveUp());
    return this.made(first === next.id ? next : await this.tables.find(first));
  }

  async act(message: ActMessage, actor: Actor): Promise<number> {
    const { games, metrics } = this.needs;
    const { table, command } = message;
    const { member } = actor;
    const stop = metrics.broadcast.start();
    try {
      checkLevelsIn(games, command);
      const keeper = await this.tables.find(table);
      const seq = await keeper.act(message, member, (loaded) => {
        if (OF_STRANGERS.includes(command.kind)) this.checkNetwork(loaded, table, actor);
      });
      stop('done');
      return seq;
    } catch (error) {
      stop((refusalIn(error) ?? FAILED).code);
      throw error;
    }
  }

  /** The number of a command's last entry, if it was done at a table that is in memory. */
  async doneAs({ id, table }: ActMessage, by: Member): Promise<number | undefined> {
    return (await this.tables.known(table))?.keeper.doneAs(id, by);
  }

  async follow(id: string, follower: Follower, since: number | undefined): Promise<void> {
    const keeper = await this.tables.find(id);
    await keeper.follow(follower, since);
  }

  unfollow(id: string, follower: Follower): void {
    const leave = async (): Promise<void> => (await this.tables.known(id))?.unfollow(follower);
    leave().catch(() => {});
  }

  /** Who follows it does not answer any more, or does again. */
  heardOrNot(id: string): void {
    const tell = async (): Promise<void> => (await this.tables.known(id))?.heardOrNot();
    tell().catch(() => {});
  }

  async read<T>(id: string, look: (table: Table) => T): Promise<T> {
    const keeper = await this.tables.find(id);
    return keeper.read(({ table }) => look(table));
  }

  /** As a member may: not where the host has removed them. */
  async look<T>(id: string, member: Member | undefined, see: (table: Table) => T): Promise<T> {
    return this.read(id, (table) => {
      table.checkWelcome(member);
      return see(table);
    });
  }

  /**
   * Of a game that is over: before that, its moves are on the table and its secret is not. That of a day is for
   * nobody but its player: others may have the same cards still before them. It is kept from the end on; of a
   * game that ended before that was done it is made now, and kept if that can be.
   */
  async record(id: string, member: Member | undefined): Promise<string> {
    const { store } = this.needs;
    const card = await store.cardOf(id);
    if (card?.daily !== undefined && card.host !== member) {
      throw new Refusal('not-yours', 'A daily game is seen by nobody but its player.');
    }
    const kept = await store.recordOf(id);
    if (kept !== undefined) return kept;
    const record = await this.read(id, (table) => {
      if (table.stage === 'over') return printRecord(table.record());
      throw new Refusal('not-now', 'The record is available once the game is over.');
    });
    await store.keepRecord(id, record).catch(() => {});
    return record;
  }

  /** Somebody is gone for good. */
  async depart(
    id: string,
    departure: (table: Table, at: number) => readonly Deed[],
    by: Member,
  ): Promise<void> {
    const keeper = await this.tables.find(id);
    await keeper.do(by, ({ table }, at) => departure(table, at));
  }

  /** The hour there, when all that was lost of it is said. */
  async hourAt(id: string): Promise<number> {
    const keeper = await this.tables.find(id);
    let hour = 0;
    await keeper.do('table', (_, at) => {
      hour = at;
      return [];
    });
    return hour;
  }

  /** The game of a day whose player did not come back. */
  async giveUpDaily(id: string): Promise<void> {
    const keeper = await this.tables.find(id);
    await keeper.do('table', ({ table }) => table.giveUpDaily());
  }

  /** Its log is another up to that number: it is read again here, as it is by other processes. */
  reread(id: string, seq: number): Promise<void> {
    return this.moved(id, seq);
  }

  /** Nothing of it is left, and whoever looks at it is told so; false where there is none. */
  async remove(id: string): Promise<boolean> {
    const isThere = await this.needs.store.removeTable(id);
    await this.removed(id);
    return isThere;
  }

  /** After a start: what was being played goes on. */
  async resume(): Promise<void> {
    const { log, store } = this.needs;
    try {
      const tables = await store.liveTables();
      if (tables.length > 0) log.info('tables.resuming', { tables: tables.length });
      await this.tables.takeUp(tables);
      await keepOldRecords(this.needs, () => this.isClosed);
    } catch (error) {
      log.error('hall.trouble', problemOf(error));
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.around);
    clearTimeout(this.again);
    for (const stop of this.stopListening) stop();
    await this.tables.close();
  }

  /** Who was removed does not come back with a new cookie; those who belong here share what they like. */
  private checkNetwork({ table, roster }: Loaded, id: string, { member, network }: Actor): void {
    if (!roster.isKnown(member) && this.whereabouts.isOf(id, table.banned, network)) {
      throw new Refusal('not-allowed', 'The host has removed somebody who came from your address.');
    }
    this.whereabouts.note(id, member, network);
  }

  private async add(plan: Plan, by: Member): Promise<TableKeeper> {
    const deeds = [madeBy(this.needs.games, plan)];
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

  private async made(keeper: TableKeeper): Promise<Made> {
    const commitment = await keeper.read(({ table }) => table.commitment);
    return { card: (await this.needs.store.cardOf(keeper.id))!, commitment };
  }

  private lose(gap: Gap): void {
    this.forsaken.lose(gap, Date.now());
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

  /** Through another process somebody has said whom they want to hear. */
  private async muted(id: string, by: Member | undefined): Promise<void> {
    try {
      await (await this.tables.known(id))?.mutesChanged(by);
    } catch (error) {
      this.needs.log.warn('table.behind', { table: signOf(id), ...problemOf(error) });
    }
  }

  /** It is not in the store any more. */
  private async removed(id: string): Promise<void> {
    try {
      await this.tables.remove(id);
    } catch (error) {
      this.needs.log.warn('hall.trouble', problemOf(error));
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

  /** Forgets tables where nobody is; and whatever could not be taken up or closed is tried again. */
  private async lookAround(): Promise<void> {
    try {
      await this.tables.dropUnused();
      await this.takeUp();
      await this.forsaken.close(this.watch.now());
    } catch (error) {
      this.needs.log.warn('hall.trouble', problemOf(error));
    }
  }
}

/** Those who played find it by their old table; nobody else was asked. */
const closedTo = (plan: Plan): Plan => ({ ...plan, isOpen: false });
