import type { Deed, Member } from '@ochre/match';
import type { ActMessage } from '@ochre/protocol';
import type { Metrics } from '../operations/metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Others, Presence } from '../store/store.ts';
import { Conflict } from '../store/trouble.ts';
import { type Follower, Followers, newsOf, written } from './followers.ts';
import { Queue } from './queue.ts';
import type { Loaded, NewEntries, StoredTable } from './stored-table.ts';

/** So often another process may be first before something is wrong. */
const MOST_CONFLICTS = 20;

/** What is to be done, as checked against the table as it is now; nothing when that is no deed. */
export type Proposal = (loaded: Loaded, at: number) => readonly Deed[];

/** One table in this process: whatever is asked of it goes through its queue, one after the other. */
export class TableKeeper {
  readonly id: string;
  /** Called whenever the table may have changed. */
  onChange: () => void = () => {};
  private readonly stored: StoredTable;
  private readonly metrics: Metrics;
  private readonly others: Others;
  private readonly queue = new Queue();
  private readonly followers: Followers;
  private seated: Loaded['roster']['members'] | undefined;
  private presenceTimer: NodeJS.Timeout | undefined;
  /** Who the other processes were told to look through this one; they think of nobody by themselves. */
  private saidPresent = '';

  constructor(stored: StoredTable, metrics: Metrics, others: Others) {
    this.id = stored.id;
    this.stored = stored;
    this.metrics = metrics;
    this.others = others;
    this.followers = new Followers(stored.id);
  }

  /** Does a command, once, and says the number of its last entry. */
  async act({ id, seen, command }: ActMessage, by: Member): Promise<number> {
    const stop = this.metrics.broadcast.start();
    const seq = await this.queue.run(async () => {
      const { table } = await this.stored.current();
      return (
        table.doneAs(id, by) ??
        this.propose(by, id, ({ table, landmarks }, at) => {
          if (table.doneAs(id, by) !== undefined) return [];
          const isOld = landmarks.isStale(command.kind, seen) || table.mayBeForgotten(seen, by);
          if (!isOld) return table.check(command, by, at);
          throw new Refusal('stale', 'The table has moved on since.', table.view(by));
        })
      );
    });
    stop();
    if (command.kind === 'move') this.metrics.moves.count('person');
    return seq;
  }

  /** Something the table does by itself, or that was asked in another way than by a command. */
  do(by: Member | 'table', proposal: Proposal): Promise<number> {
    return this.queue.run(() => this.propose(by, undefined, proposal));
  }

  read<T>(look: (loaded: Loaded) => T): Promise<T> {
    return this.queue.run(async () => look(await this.stored.current()));
  }

  /** News from now on; first the gap since a number, where it is not too long, and the view. */
  follow(follower: Follower, since: number | undefined): Promise<void> {
    return this.queue.run(async () => {
      const loaded = await this.stored.current();
      const { table } = loaded;
      // Those who are there hear first what is new, so that all know the same from now on.
      this.followers.tell(loaded);
      this.followers.add(follower, table.seq);
      follower.send(written(newsOf(this.id, table, since ?? table.seq, follower.member)));
      this.presenceChanged();
    });
  }

  unfollow(follower: Follower): void {
    if (this.followers.remove(follower)) this.presenceChanged();
  }

  /** Another process has added something. */
  moved(seq: number): Promise<void> {
    return this.queue.run(async () => {
      const { table } = await this.stored.current();
      if (table.seq >= seq) return;
      this.show(await this.stored.catchUp());
    });
  }

  /** Another process has said who looks through it. */
  hearPresence(presence: Presence, process: string): void {
    const isNew = this.followers.hear(presence, process);
    if (this.followers.size === 0) return;
    // It has only just come to this table, and does not know who was here before.
    if (isNew) this.saidPresent = '';
    this.presenceChanged();
  }

  /** Some process has ended, or this one has a new name: who is where is said anew. */
  keepLiving(living: ReadonlySet<string>): void {
    this.followers.keepLiving(living);
    this.saidPresent = '';
    if (this.followers.size > 0) this.presenceChanged();
  }

  get isIdle(): boolean {
    return this.followers.size === 0 && this.queue.isEmpty;
  }

  async close(): Promise<void> {
    clearTimeout(this.presenceTimer);
    await this.queue.settled();
  }

  /** Stored before told: nobody hears of anything that a crash could undo. */
  private async propose(by: string, command: string | undefined, proposal: Proposal) {
    for (let conflicts = 0; ; conflicts++) {
      const loaded = await this.stored.current();
      const at = this.stored.now();
      const deeds = proposal(loaded, at);
      if (deeds.length === 0) {
        const done = command === undefined ? undefined : loaded.table.doneAs(command, by);
        return done ?? loaded.table.seq;
      }
      const isStored = await this.store(
        { at, deeds, by, ...(command === undefined ? {} : { command }) },
        conflicts,
      );
      const now = await this.stored.current();
      this.show(now);
      if (isStored) return now.table.seq;
    }
  }

  /** False when somebody else was first: what they did may have changed everything. */
  private async store(entries: NewEntries, conflicts: number): Promise<boolean> {
    try {
      await this.stored.append(entries);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) {
        throw new Refusal(
          'unavailable',
          'It could not be stored. Send it again.',
          undefined,
          error,
        );
      }
      this.metrics.conflicts.count('append');
      if (conflicts < MOST_CONFLICTS) return false;
      throw error;
    }
  }

  private show(loaded: Loaded): void {
    this.followers.tell(loaded);
    // Whoever sits down does not only watch any more.
    if (loaded.roster.members !== this.seated && this.followers.size > 0) this.presenceChanged();
    this.seated = loaded.roster.members;
    this.onChange();
  }

  /** Said at most ten times a second: with many watching, somebody always comes or goes. */
  private presenceChanged(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined;
      const tell = async (loaded: Loaded): Promise<void> => {
        this.followers.tellPresence(loaded);
        await this.sayPresent(this.followers.presence(loaded));
      };
      // Whoever comes or goes next tells it again.
      void this.read(tell).catch(() => {});
    }, 100);
  }

  private async sayPresent(presence: Presence): Promise<void> {
    const text = JSON.stringify(presence);
    if (text === this.saidPresent) return;
    this.saidPresent = text;
    await this.others.tellPresence(presence);
  }
}
