import type { AnyGame, GameEvent, GameRecord, Setup } from '@ochre/kernel';
import type { Command, Plan, SeatView, TableView, Told } from '@ochre/protocol';
import { applyDeed } from './apply-deed.ts';
import { checkCommand } from './check-command.ts';
import { moveOf } from './check-playing.ts';
import { CommandsDone } from './commands-done.ts';
import type { Course } from './course.ts';
import { Declined } from './declined.ts';
import type { Deed, Entry, Member } from './deed.ts';
import { dueBy, nextDue } from './due.ts';
import { type Games, gameNamed } from './games.ts';
import { type Guest, guestAt } from './guest.ts';
import { Log } from './log.ts';
import { Recent } from './recent.ts';
import { TableState } from './table-state.ts';
import { heardBy, tell } from './tell.ts';
import { seatViews, viewOf } from './view.ts';

/**
 * One table. Its log is the truth: commands are checked and give deeds, whoever keeps the table
 * stores these as entries, and only stored entries are taken in.
 */
export class Table {
  private readonly state: TableState;
  private readonly log = new Log();
  private readonly commands = new CommandsDone();
  private readonly recent = new Recent();

  private constructor(games: Games, first: Entry) {
    if (first.deed.kind !== 'made') throw new Error('A log begins with the making of the table.');
    this.state = new TableState(games, first.deed, first.by, this.log);
    this.state.pass(first);
    this.takeDown(first, []);
  }

  /** Replays a stored log. */
  static open(games: Games, entries: readonly Entry[]): Table {
    const [first, ...others] = entries;
    if (first === undefined) throw new Error('A log begins with the making of the table.');
    const table = new Table(games, first);
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

  /** The seat whose turn it is, while the game is played. */
  get turn(): number | undefined {
    return this.state.turn;
  }

  /** The seat that may still take its last move back or end its turn. */
  get unconfirmed(): number | undefined {
    return this.state.course?.unconfirmed;
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
  check(command: Command, by: Member, at: number): readonly Deed[] {
    return checkCommand(this.state, command, by, at);
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
    if (bot === undefined) throw new Declined('not-now', 'No bot must move now.');
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
    const { state } = Table.open(this.state.games, this.log.entries().slice(0, seq));
    const [then, now] = [guestAt(state, member), this.guest(member)];
    const viewer = then.viewer === now.viewer ? now.viewer : 'spectator';
    return viewOf(state, { member, viewer }, seq);
  }

  /** The entries after that number as the viewer may hear of them; undefined if that is too long ago. */
  told(after: number, member: Member | undefined): Told[] | undefined {
    const guest = this.guest(member);
    return this.recent.last(this.seq - after)?.map((line) => heardBy(line, () => this.game, guest));
  }

  /** The whole log, played again. */
  history(member: Member | undefined): Told[] {
    // By who the member is now: the one at the time may have been somebody else.
    const guest = this.guest(member);
    const [first, ...others] = this.log.entries();
    const again = new Table(this.state.games, first!);
    const told = [...again.told(0, member)!];
    for (const entry of others) {
      again.apply(entry);
      told.push(...again.recent.last(1)!.map((line) => heardBy(line, () => again.game, guest)));
    }
    return told;
  }

  /** Of a running or finished game; the secret is in it once the game is over. */
  record(): GameRecord {
    return this.course.record();
  }

  /** Points to the table where the same people play again. */
  checkRematch(table: string, by: Member): readonly Deed[] {
    const { stage, host, seats, rematch } = this.state;
    if (stage !== 'over' && stage !== 'closed') {
      throw new Declined('not-now', 'The game is not over yet.');
    }
    if (rematch !== undefined)
      throw new Declined('taken', 'There is a table to play again already.');
    if (by !== host && seats.nameOf(by) === undefined) {
      throw new Declined('not-yours', 'Only who played here may ask for another game.');
    }
    return [{ kind: 'rematched', table }];
  }

  /** A table that still gathers and is not wanted any more; nothing where it has gone on meanwhile. */
  giveUp(): readonly Deed[] {
    return this.stage === 'gathering' ? [{ kind: 'closed' }] : [];
  }

  private get course(): Course {
    const { course } = this.state;
    if (course === undefined) throw new Declined('not-now', 'The game has not begun yet.');
    return course;
  }

  private get game(): AnyGame {
    return gameNamed(this.state.games, this.state.plan.game);
  }

  private guest(member: Member | undefined): Guest {
    return guestAt(this.state, member);
  }

  private takeDown(entry: Entry, events: readonly GameEvent[]): void {
    const { seats, mutes } = this.state;
    const seat = seats.of(entry.by);
    const deaf = mutes.deafTo(entry.by, seat === undefined);
    this.recent.add(tell({ entry, seat, events, deaf }));
    this.log.add(entry);
    this.commands.add(entry);
  }
}
