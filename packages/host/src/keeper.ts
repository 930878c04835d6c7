import type { Deed, DeedCommand, Member, Table } from '@ochre/match';
import { isTalk } from '@ochre/protocol/vocabulary';
import { Conflict } from './conflict.ts';
import type { Landmarks } from './landmarks.ts';
import { type Lane, Queue } from './queue.ts';
import { Refusal } from './refusal.ts';
import type { TableHour } from './table-hour.ts';

/** So often somebody else may be first before something is wrong. */
const MOST_CONFLICTS = 20;
/** So much talk may wait at a table. Whoever comes then is refused, and nothing piles up. */
const MOST_TALK = 8;

/** A table, and which numbers of its log matter to whom. */
export interface Kept {
  readonly table: Table;
  readonly landmarks: Landmarks;
}

/** Deeds to be stored together, under the next numbers. */
export interface NewEntries {
  readonly at: number;
  readonly deeds: readonly Deed[];
  readonly by: Member | 'table';
  readonly command?: string;
}

/** Where a table and its log are kept, the same. Not for two at a time. */
export interface Archive<Held extends Kept> {
  /** As it is stored. */
  current(): Promise<Held>;
  /** Time in a log never goes back, whatever the machine's clock does. */
  readonly hour: TableHour;
  /**
   * Stores what was checked against `current`, which has it from then on. A `Conflict` when somebody
   * else was first: then `current` has what they did. After any other error nothing is to be shown.
   */
  append(entries: NewEntries): Promise<void>;
  /** Reads what others have added. */
  catchUp(): Promise<Held>;
}

/** What is to be done, as checked against the table as it is now; nothing when that is no deed. */
export type Proposal<Held extends Kept> = (held: Held, at: number) => readonly Deed[];

/** A command as its sender meant it. */
interface Asked<Held extends Kept> {
  /** Throws where whoever keeps the table has a reason of their own to refuse it. */
  readonly check?: (held: Held) => void;
  /** Sent twice under one id, it is done once. */
  readonly id?: string;
  /** The last number its sender had heard of when they decided. */
  readonly seen: number;
  readonly command: DeedCommand;
}

/** What is proposed, by whom, under which id, and whether it lets others pass. */
interface Wanted<Held extends Kept> {
  readonly by: Member | 'table';
  readonly command: string | undefined;
  readonly proposal: Proposal<Held>;
  readonly lane: Lane;
}

export interface KeeperEvents<Held extends Kept> {
  /** The table may be another, and all of it is stored. */
  changed(held: Held): void;
  /** Somebody else was first. */
  conflicted?(): void;
}

/**
 * Lets one thing after the other happen at a table: checked, stored, and only then told, so that
 * nobody hears of anything that a crash could undo.
 */
export class Keeper<Held extends Kept> {
  private readonly archive: Archive<Held>;
  private readonly events: KeeperEvents<Held>;
  private readonly queue = new Queue();
  private talking = 0;
  /** Talk that waits, by whom and under which id: it may be sent again meanwhile. */
  private readonly underWay = new Map<string, Promise<number>>();

  constructor(archive: Archive<Held>, events: KeeperEvents<Held>) {
    this.archive = archive;
    this.events = events;
  }

  /** Does a command, once, and says the number of its last entry. */
  act({ id, seen, command, check }: Asked<Held>, by: Member): Promise<number> {
    const mayBeStale = !isTalk(command.kind);
    const proposal: Proposal<Held> = (held, at) => {
      const { table, landmarks } = held;
      if (id !== undefined && table.doneAs(id, by) !== undefined) return [];
      check?.(held);
      const isOld = landmarks.isStale(command.kind, seen) || table.mayBeForgotten(seen, by);
      if (!mayBeStale || !isOld) return table.check(command, by, at);
      throw new Refusal('stale', 'The table has moved on.', { view: table.view(by) });
    };
    if (mayBeStale) return this.do(by, proposal, id);
    return this.talk({ by, command: id, proposal, lane: 'second' });
  }

  /** The number of its last entry, where a command was done here or is about to be. */
  async doneAs(id: string, by: Member): Promise<number | undefined> {
    // A refusal is for whoever has sent it first.
    const underWay = await this.underWay.get(keyOf(id, by))?.catch(() => undefined);
    return underWay ?? this.read(({ table }) => table.doneAs(id, by));
  }

  /** Something the table does by itself, or that was asked in another way than by a command. */
  do(by: Member | 'table', proposal: Proposal<Held>, command?: string): Promise<number> {
    return this.propose({ by, command, proposal, lane: 'first' });
  }

  /** Something beside the log that lets moves pass, as talk does. */
  arrange<T>(work: (held: Held) => Promise<T>): Promise<T> {
    return this.aside(() =>
      this.queue.run(async () => work(await this.archive.current()), 'second'),
    );
  }

  read<T>(look: (held: Held) => T): Promise<T> {
    return this.queue.run(async () => look(await this.archive.current()));
  }

  /** Somebody else has stored entries up to that number. */
  moved(seq: number): Promise<void> {
    return this.queue.run(async () => {
      const { table } = await this.archive.current();
      // It was stored here, or something earlier in the queue has brought it.
      if (table.seq < seq) this.events.changed(await this.archive.catchUp());
    });
  }

  /** The hour at the table. */
  now(): number {
    return this.archive.hour.now();
  }

  /** So much time passed in which nobody ran the table: it counts for nobody. */
  lose(ms: number): Promise<number> {
    this.archive.hour.lose(ms);
    return this.do('table', () => []);
  }

  get isIdle(): boolean {
    return this.queue.isEmpty;
  }

  /** When everything that was asked until now is done. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  private async talk(wanted: Wanted<Held> & { readonly by: Member }): Promise<number> {
    const { by, command } = wanted;
    if (command === undefined) return this.aside(() => this.propose(wanted));
    // Before it is said that there is no room for it: perhaps it is sent again.
    if (this.isFull) return (await this.doneAs(command, by)) ?? noRoom();
    const key = keyOf(command, by);
    const doing = this.underWay.get(key) ?? this.aside(() => this.propose(wanted));
    this.underWay.set(key, doing);
    try {
      return await doing;
    } finally {
      this.underWay.delete(key);
    }
  }

  private get isFull(): boolean {
    return this.talking >= MOST_TALK;
  }

  /** Only a few at a time: whoever talks too much, or too many who talk, hold up nobody. */
  private async aside<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) noRoom();
    this.talking++;
    try {
      return await work();
    } finally {
      this.talking--;
    }
  }

  private propose(wanted: Wanted<Held>): Promise<number> {
    return this.queue.run(async () => {
      for (let tries = 0; ; tries++) {
        const done = await this.attempt(wanted, tries);
        if (done !== undefined) return done;
        if (wanted.lane === 'second') await this.queue.letPass();
      }
    }, wanted.lane);
  }

  /** The number of the last entry by it; undefined when something else had to be stored first. */
  private async attempt(
    { by, command, proposal }: Wanted<Held>,
    tries: number,
  ): Promise<number | undefined> {
    const held = await this.archive.current();
    const at = this.now();
    const lost = this.lostAt(held);
    // That it was lost is said first: then nobody is too late by it.
    if (lost !== 0) {
      const resumed: NewEntries = { at, deeds: [{ kind: 'resumed', lost }], by: 'table' };
      if (await this.store(resumed, tries)) this.archive.hour.makeUp(lost);
      await this.tell();
      return undefined;
    }
    const deeds = proposal(held, at);
    if (deeds.length === 0) {
      const done = command === undefined ? undefined : held.table.doneAs(command, by);
      return done ?? held.table.seq;
    }
    const entries = { at, deeds, by, ...(command === undefined ? {} : { command }) };
    const isStored = await this.store(entries, tries);
    const { table } = await this.tell();
    return isStored ? table.seq : undefined;
  }

  private async tell(): Promise<Held> {
    const now = await this.archive.current();
    this.events.changed(now);
    return now;
  }

  /** The time that is to be nobody's; where nobody's time ran, nothing was lost. */
  private lostAt({ table }: Held): number {
    const { hour } = this.archive;
    if (table.nextDue() === undefined) hour.makeUp(hour.lost);
    return hour.lost;
  }

  /** False when somebody else was first: what they did may have changed everything. */
  private async store(entries: NewEntries, tries: number): Promise<boolean> {
    try {
      await this.archive.append(entries);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) {
        throw new Refusal('unavailable', 'It could not be stored. Send it again.', {
          cause: error,
        });
      }
      this.events.conflicted?.();
      if (tries < MOST_CONFLICTS) return false;
      throw error;
    }
  }
}

function noRoom(): never {
  throw new Refusal('too-many', 'Too many messages at once here; wait a moment.');
}

const keyOf = (id: string, by: Member): string => JSON.stringify([id, by]);
