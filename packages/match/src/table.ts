import type { AnyGame, GameEvent, GameRecord, Setup } from '@ochre/kernel';
import type { CommandOf, Plan, Result, SeatView, TableView, Told } from '@ochre/protocol';
import type { Daily } from '@ochre/protocol/vocabulary';
import { applyDeed } from './apply-deed.ts';
import { checkCommand, type DeedCommand } from './check-command.ts';
import { onlyTheWelcome } from './check-hosting.ts';
import { moveOf } from './check-playing.ts';
import { checkMute } from './check-talking.ts';
import { CommandsDone } from './commands-done.ts';
import type { Course } from './course.ts';
import { Declined } from './declined.ts';
import type { Deed, Entry, Member } from './deed.ts';
import { dueBy, nextDue } from './due.ts';
import { type Games, gameNamed } from './games.ts';
import { type Guest, guestAt } from './guest.ts';
import { Log } from './log.ts';
import type { Muting } from './mutes.ts';
import { FREELY, type Naming } from './naming.ts';
import { Recent } from './recent.ts';
import { type Beside, TableState } from './table-state.ts';
import { type Ears, heardBy, tell } from './tell.ts';
import { seatViews, viewOf } from './view.ts';

/** What whoever keeps a table gives it along. */
interface Keeping {
  readonly beside?: Beside | undefined;
  /** Where nothing is said about it, everybody is called as they like. */
  readonly naming?: Naming;
}

/**
 * One table. Its log is the truth: commands are checked and give deeds, whoever keeps the table
 * stores these as entries, and only stored entries are taken in.
 */
export class Table {
  private readonly state: TableState;
  private readonly log = new Log();
  private readonly commands = new CommandsDone();
  private readonly recent = new Recent();

  private constructor(games: Games, first: Entry, { beside, naming = FREELY }: Keeping) {
    const { deed: made, by: host } = first;
    if (made.kind !== 'made') throw new Error('A log begins with the making of the table.');
    this.state = new TableState({ games, made, host, log: this.log, beside, naming });
    this.state.pass(first);
    this.takeDown(first, []);
  }

  /** Replays a stored log; of a game that was begun under other rules only with what is known beside it. */
  static open(games: Games, entries: readonly Entry[], keeping: Keeping = {}): Table {
    const [first, ...others] = entries;
    if (first === undefined) throw new Error('A log begins with the making of the table.');
    const table = new Table(games, first, keeping);
    for (const entry of others) table.apply(entry);
    return table;
  }

  /** Of the last entry. */
  get seq(): number {
    return this.log.seq;
  }

  /** When the last entry was accepted. */
  get changedAt(): number {
    return this.log.at;
  }

  get stage(): TableView['stage'] {
    return this.state.stage;
  }

  get plan(): Plan {
    return this.state.plan;
  }

  /** What the secret is checked against; it tells nothing about the dice. */
  get commitment(): string {
    return this.state.commitment;
  }

  /** Of which day it is the game, where it is one. */
  get daily(): Daily | undefined {
    return this.state.daily;
  }

  /** Those the game was begun under. */
  get rules(): string | undefined {
    return this.state.rules;
  }

  /** Once the game is over. */
  get result(): Result | undefined {
    return this.state.result;
  }

  /** Whether a game has begun whose rules are not known here: it can be shown once it has ended. */
  get isUnderOtherRules(): boolean {
    return this.state.isUnderOtherRules;
  }

  /** Throws where such a game still runs: it is for who knows them. */
  checkRules(): void {
    this.state.checkRules();
  }

  /** The seat whose turn it is, while the game is played. */
  get turn(): number | undefined {
    return this.state.turn;
  }

  /** The seat that may still take its last move back or end its turn. */
  get unconfirmed(): number | undefined {
    return this.state.course?.unconfirmed;
  }

  /** The seat that may take its last move back without asking. */
  get takesBack(): number | undefined {
    return this.state.course?.takesBack;
  }

  /** How many moves were made and not taken back. */
  get moves(): number {
    return this.state.course?.moves ?? 0;
  }

  /**
   * The first thing that has come to light since there were so many moves, as the member may hear of
   * it; undefined when nothing has, so that going back there is no way to peek.
   */
  revealedSince(moves: number, member: Member | undefined): GameEvent | undefined {
    const seen = this.course.revealedSince(moves);
    return seen && this.game.redact(seen, this.guest(member).viewer);
  }

  /** As everybody sees them. */
  get seats(): readonly SeatView[] {
    return seatViews(this.state);
  }

  /** The seat that a member plays. */
  seatOf(member: Member | undefined): number | undefined {
    return this.state.seats.of(member);
  }

  /** What a command would do, as deeds to be stored together; throws and changes nothing otherwise. */
  check(command: DeedCommand, by: Member, at: number): readonly Deed[] {
    this.checkRules();
    return checkCommand(this.state, command, by, at);
  }

  /** What is to be kept beside the log by who mutes somebody; nothing where it is so already. */
  checkMute(command: CommandOf<'mute'>, by: Member): Muting | undefined {
    onlyTheWelcome(this.state, by);
    const muting = checkMute(this.state, command, by);
    return muting && { ...muting, since: this.seq };
  }

  /** Takes in who does not hear whom, all that is kept of it. */
  keepMutes(all: readonly Muting[]): void {
    this.state.mutes.keep(all);
  }

  /** Whether a member may hear less than others. */
  isChoosy(member: Member): boolean {
    return this.state.mutes.isChoosy(member);
  }

  /** Whom the host has removed. */
  get banned(): readonly Member[] {
    return this.state.bans.members;
  }

  /** Throws for whom nothing here is to be seen or heard: the host has removed them, or it is another's game of a day. */
  checkWelcome(member: Member | undefined): void {
    onlyTheWelcome(this.state, member);
  }

  /**
   * Takes in a stored entry; its number must be the next one. Gives back all that happened in the
   * game by it, for whoever keeps the table: `redact` it before anybody hears of it.
   */
  apply(entry: Entry): readonly GameEvent[] {
    if (entry.seq !== this.seq + 1) {
      throw new Error(`Entry ${entry.seq} does not follow ${this.seq}.`);
    }
    const { state } = this;
    if (entry.deed.kind === 'resumed') {
      const { lost = entry.at - this.log.at } = entry.deed;
      state.skip(entry.at - lost, entry.at);
    }
    const events = applyDeed(state, entry);
    state.pass(entry);
    this.takeDown(entry, events);
    return events;
  }

  /** What the table does by itself by that time, as deeds to be stored together. */
  due(at: number): readonly Deed[] {
    return dueBy(this.state, at);
  }

  /** When to look again whether something is due; it may have passed already. */
  nextDue(): number | undefined {
    return nextDue(this.state);
  }

  /** The bot that must move now; undefined while somebody else must, or is asked something. */
  botToMove(): { readonly seat: number; readonly level: string } | undefined {
    const { botsTurn: seat, request, seats } = this.state;
    if (seat === undefined || request !== undefined) return undefined;
    return { seat, level: seats.all[seat]!.bot! };
  }

  checkBotMove(move: string): readonly Deed[] {
    const bot = this.botToMove();
    if (bot === undefined) throw new Declined('not-now', 'It is not a bot’s turn.');
    return moveOf(this.course, move, bot.seat);
  }

  /** The true state, for whoever runs the bots: `determinize` it before a bot looks at it. */
  get gameState(): unknown {
    return this.course.state;
  }

  get setup(): Setup {
    return this.course.setup;
  }

  /** The number of the last entry that this member's command of that id made, if it was done. */
  doneAs(command: string, by: Member): number | undefined {
    return this.commands.seqOf(command, by);
  }

  /** Whether a command sent after that number may have been done too long ago to know of it. */
  mayBeForgotten(seen: number, by: Member): boolean {
    return this.commands.mayBeForgotten(seen, by);
  }

  view(member: Member | undefined): TableView {
    this.checkRules();
    return viewOf(this.state, this.guest(member), this.seq);
  }

  /**
   * The table as the member saw it when that number was the last, played again from the log. Who has
   * left their seat since sees what anybody saw: no more of the past than they may know of now.
   */
  past(seq: number, member: Member | undefined): TableView {
    if (seq < 1 || seq > this.seq) {
      throw new Declined('not-now', `seq: 1 to ${this.seq} have happened`);
    }
    if (this.isUnderOtherRules) throw unknownRules(this.rules);
    const { state } = Table.open(this.state.games, this.log.entries().slice(0, seq));
    const [then, now] = [guestAt(state, member), this.guest(member)];
    const viewer = then.viewer === now.viewer ? now.viewer : 'spectator';
    return viewOf(state, { member, viewer }, seq, this.state.mutes);
  }

  /** The entries after that number as the viewer may hear of them; undefined if that is too long ago. */
  told(after: number, member: Member | undefined): Told[] | undefined {
    this.checkRules();
    const ears = this.ears(member);
    return this.recent.last(this.seq - after)?.map((line) => heardBy(line, ears));
  }

  /** The whole log, played again; where the rules are not known, moves are told without what came of them. */
  history(member: Member | undefined): Told[] {
    this.checkRules();
    // By who the member is now: the one at the time may have been somebody else.
    const [first, ...others] = this.log.entries();
    const { games, beside } = this.state;
    const again = new Table(games, first!, { beside });
    const ears = { ...this.ears(member), game: () => again.game };
    const told = [...again.told(0, member)!];
    for (const entry of others) {
      again.apply(entry);
      told.push(...again.recent.last(1)!.map((line) => heardBy(line, ears)));
    }
    return told;
  }

  /** Of a running or finished game; the secret is in it once the game is over. */
  record(): GameRecord {
    const recording = this.recording();
    for (;;) {
      const { value, done } = recording.next();
      if (done) return value;
    }
  }

  /** The same move by move: nothing may happen at the table until it is done. */
  recording(): Generator<void, GameRecord, void> {
    return this.course.recording();
  }

  /** Points to the table where the same people play again. */
  checkRematch(table: string, by: Member): readonly Deed[] {
    const { stage, host, seats, rematch } = this.state;
    if (stage !== 'over' && stage !== 'closed') {
      throw new Declined('not-now', 'The game is not over yet.');
    }
    if (rematch !== undefined)
      throw new Declined('taken', 'There is already a table for the rematch.');
    this.checkWelcome(by);
    if (by !== host && seats.nameOf(by) === undefined) {
      throw new Declined('not-yours', 'Only people who played here can ask for another game.');
    }
    return [{ kind: 'rematched', table }];
  }

  /** A table that still gathers and is not wanted any more; nothing where it has gone on meanwhile. */
  giveUp(): readonly Deed[] {
    return this.stage === 'gathering' ? [{ kind: 'closed' }] : [];
  }

  /** The game of a day that nobody plays on; nothing of any other, and where it has ended meanwhile. */
  giveUpDaily(): readonly Deed[] {
    return this.daily !== undefined && this.stage === 'playing' ? [{ kind: 'closed' }] : [];
  }

  /** A game that runs by older rules than these: nobody can play on. Nothing of any other. */
  endOutlived(): readonly Deed[] {
    const { stage, isUnderOtherRules, hasOlderRules } = this.state;
    const isOutlived = stage === 'playing' && isUnderOtherRules && hasOlderRules;
    return isOutlived ? [{ kind: 'closed', why: 'rules' }] : [];
  }

  private get course(): Course {
    const { course, rules } = this.state;
    if (course !== undefined) return course;
    if (rules !== undefined) throw unknownRules(rules);
    throw new Declined('not-now', 'The game has not begun yet.');
  }

  private get game(): AnyGame {
    return gameNamed(this.state.games, this.state.plan.game);
  }

  private guest(member: Member | undefined): Guest {
    return guestAt(this.state, member);
  }

  private ears(member: Member | undefined): Ears {
    return { guest: this.guest(member), mutes: this.state.mutes, game: () => this.game };
  }

  private takeDown(entry: Entry, events: readonly GameEvent[]): void {
    const { seats, host } = this.state;
    const seat = seats.of(entry.by);
    this.recent.add(tell({ entry, seat, isHost: entry.by === host, events }));
    this.log.add(entry);
    this.commands.add(entry);
  }
}

const unknownRules = (rules: string | undefined): Declined =>
  new Declined(
    'not-now',
    `The game was played under rules version "${rules}", which is not known here; it cannot be replayed.`,
  );
