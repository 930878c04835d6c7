import type { Command, Deed, Member, Table } from '@ochre/match';
import { Conflict } from './conflict.ts';
import type { Landmarks } from './landmarks.ts';
import { Queue } from './queue.ts';
import { Refusal } from './refusal.ts';
import type { TableHour } from './table-hour.ts';

/** So often somebody else may be first before something is wrong. */
const MOST_CONFLICTS = 20;

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
interface Asked {
  /** Sent twice under one id, it is done once. */
  readonly id?: string;
  /** The last number its sender had heard of when they decided. */
  readonly seen: number;
  readonly command: Command;
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

  constructor(archive: Archive<Held>, events: KeeperEvents<Held>) {
    this.archive = archive;
    this.events = events;
  }

  /** Does a command, once, and says the number of its last entry. */
  act({ id, seen, command }: Asked, by: Member): Promise<number> {
    return this.do(
      by,
      ({ table, landmarks }, at) => {
        if (id !== undefined && table.doneAs(id, by) !== undefined) return [];
        const isOld = landmarks.isStale(command.kind, seen) || table.mayBeForgotten(seen, by);
        if (!isOld) return table.check(command, by, at);
        throw new Refusal('stale', 'The table has moved on since.', { view: table.view(by) });
      },
      id,
    );
  }

  /** Something the table does by itself, or that was asked in another way than by a command. */
  do(by: Member | 'table', proposal: Proposal<Held>, command?: string): Promise<number> {
    return this.queue.run(() => this.propose(by, command, proposal));
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

  private async propose(
    by: Member | 'table',
    command: string | undefined,
    proposal: Proposal<Held>,
  ): Promise<number> {
    let conflicts = 0;
    for (;;) {
      const held = await this.archive.current();
      const at = this.now();
      const lost = this.lostAt(held);
      // That it was lost is said first: then nobody is too late by it.
      const deeds: readonly Deed[] = lost === 0 ? proposal(held, at) : [{ kind: 'resumed', lost }];
      if (deeds.length === 0) {
        const done = command === undefined ? undefined : held.table.doneAs(command, by);
        return done ?? held.table.seq;
      }
      const about = { by, ...(command === undefined ? {} : { command }) };
      const entries = { at, deeds, ...(lost === 0 ? about : { by: 'table' }) };
      const isStored = await this.store(entries, conflicts);
      if (isStored) this.archive.hour.makeUp(lost);
      else conflicts++;
      const now = await this.archive.current();
      this.events.changed(now);
      if (isStored && lost === 0) return now.table.seq;
    }
  }

  /** The time that is to be nobody's; where nobody's time ran, nothing was lost. */
  private lostAt({ table }: Held): number {
    const { hour } = this.archive;
    if (table.nextDue() === undefined) hour.makeUp(hour.lost);
    return hour.lost;
  }

  /** False when somebody else was first: what they did may have changed everything. */
  private async store(entries: NewEntries, conflicts: number): Promise<boolean> {
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
      if (conflicts < MOST_CONFLICTS) return false;
      throw error;
    }
  }
}
