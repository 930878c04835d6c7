import { Keeper, type KeeperEvents, type Proposal } from '@ochre/host';
import type { Member } from '@ochre/match';
import type { ActMessage, CommandOf } from '@ochre/protocol';
import type { Metrics } from '../operations/metrics.ts';
import type { Others, ProcessPresence } from '../store/store.ts';
import { type Follower, Followers, isNobody, newsOf, written } from './followers.ts';
import type { Loaded, StoredTable } from './stored-table.ts';

/** One for all tables: there are many. */
const NOBODY: ReadonlySet<Member | undefined> = new Set();

/** One table in this process, and who looks at it. */
export class TableKeeper implements KeeperEvents<Loaded> {
  readonly id: string;
  readonly keeper: Keeper<Loaded>;
  /** Called whenever the table may have changed. */
  onChange: (loaded: Loaded) => void = () => {};
  /** Called whenever somebody begins to look at it. */
  onLook: () => void = () => {};
  private readonly metrics: Metrics;
  private readonly stored: StoredTable;
  private readonly others: Others;
  private readonly followers: Followers;
  /** Those who hear others than before, which was not read yet; undefined for anybody. */
  private choosing = NOBODY;
  private seated: Loaded['roster']['members'] | undefined;
  private presenceTimer: NodeJS.Timeout | undefined;
  /** Who the other processes were told to look through this one; they think of nobody by themselves. */
  private saidPresent = '';

  constructor(stored: StoredTable, metrics: Metrics, others: Others) {
    this.id = stored.id;
    this.keeper = new Keeper(stored, this);
    this.stored = stored;
    this.metrics = metrics;
    this.others = others;
    this.followers = new Followers(stored.id);
  }

  /** Does a command, once, and says the number of its last entry. */
  async act(
    { id, seen, command }: ActMessage,
    by: Member,
    check: (loaded: Loaded) => void,
  ): Promise<number> {
    if (command.kind === 'mute') return this.mute(command, by);
    const seq = await this.keeper.act({ id, seen, command, check }, by);
    if (command.kind === 'move') this.metrics.moves.count('person');
    return seq;
  }

  do(by: Member | 'table', proposal: Proposal<Loaded>): Promise<number> {
    return this.keeper.do(by, proposal);
  }

  read<T>(look: (loaded: Loaded) => T): Promise<T> {
    return this.keeper.read(look);
  }

  /** Through another process somebody has said whom they want to hear, or anybody may have. */
  async mutesChanged(by: Member | undefined): Promise<void> {
    const isAsked = this.choosing.size > 0;
    this.choosing = new Set([...this.choosing, by]);
    // Many at once are read once.
    if (isAsked) return;
    try {
      await this.read((loaded) => this.hearOthers(loaded));
    } catch (error) {
      this.choosing = NOBODY;
      throw error;
    }
  }

  /** Another process has added something. */
  moved(seq: number): Promise<void> {
    return this.keeper.moved(seq);
  }

  /** News from now on; first the gap since a number, where it is not too long, and the view. */
  follow(follower: Follower, since: number | undefined): Promise<void> {
    return this.read((loaded) => {
      const { table } = loaded;
      table.checkWelcome(follower.member);
      // Those who are there hear first what is new, so that all know the same from now on.
      const at = this.keeper.now();
      this.followers.tell(loaded, at);
      this.followers.add(follower, table.seq);
      follower.send(written(newsOf(this.id, table, at, since ?? table.seq, follower.member)));
      this.presenceChanged();
      this.onLook();
    });
  }

  unfollow(follower: Follower): void {
    if (this.followers.remove(follower)) this.presenceChanged();
  }

  /** Somebody who looks does not answer any more, or does again. */
  heardOrNot(): void {
    this.presenceChanged();
  }

  /** There is no such table any more. */
  dismiss(): void {
    clearTimeout(this.presenceTimer);
    this.followers.dismiss();
  }

  /** Another process has said who looks through it. */
  hearPresence(presence: ProcessPresence, process: string): void {
    const isNew = this.followers.hear(presence, process);
    if (isNew) this.onLook();
    if (this.followers.size === 0) return;
    // It has only just come to this table, or asks: it does not know who was here before.
    if (isNew || isNobody(presence)) this.saidPresent = '';
    this.presenceChanged();
  }

  /** Some process has ended, or this one has a new name: who is where is said anew. */
  keepLiving(living: ReadonlySet<string>): void {
    this.followers.keepLiving(living);
    this.saidPresent = '';
    if (this.followers.size > 0) this.presenceChanged();
  }

  /** Everybody hears what is new. */
  changed(loaded: Loaded): void {
    if (this.followers.putOutBanned(loaded)) this.presenceChanged();
    this.followers.tell(loaded, this.keeper.now());
    // Whoever sits down does not only watch any more.
    if (loaded.roster.members !== this.seated && this.followers.size > 0) this.presenceChanged();
    this.seated = loaded.roster.members;
    this.onChange(loaded);
  }

  conflicted(): void {
    this.metrics.conflicts.count('append');
  }

  /** Whoever takes the table up says who looks through this process, and hears it of the others. */
  async askWhoLooks(): Promise<void> {
    await this.others.tellPresence(await this.read((loaded) => this.followers.presence(loaded)));
  }

  get isLookedAt(): boolean {
    return this.followers.areThere;
  }

  get isIdle(): boolean {
    return this.followers.size === 0 && this.keeper.isIdle;
  }

  async close(): Promise<void> {
    clearTimeout(this.presenceTimer);
    await this.keeper.settled();
  }

  /** Whoever mutes sees it in all their tabs; nobody else is told anything, not even a number. */
  private mute(command: CommandOf<'mute'>, by: Member): Promise<number> {
    return this.keeper.arrange(async (loaded) => {
      const { table } = loaded;
      const muting = table.checkMute(command, by);
      if (muting !== undefined) {
        await this.stored.mute(muting);
        const at = this.keeper.now();
        this.followers.tell(loaded, at);
        this.followers.tellMember(loaded, at, by);
      }
      return table.seq;
    });
  }

  private async hearOthers(loaded: Loaded): Promise<void> {
    const members = [...this.choosing];
    this.choosing = NOBODY;
    await this.stored.readMutes();
    const at = this.keeper.now();
    this.followers.tell(loaded, at);
    for (const member of members) {
      if (member === undefined) this.followers.tellChoosy(loaded, at);
      else this.followers.tellMember(loaded, at, member);
    }
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

  private async sayPresent(presence: ProcessPresence): Promise<void> {
    const text = JSON.stringify(presence);
    if (text === this.saidPresent) return;
    this.saidPresent = text;
    await this.others.tellPresence(presence);
  }
}
