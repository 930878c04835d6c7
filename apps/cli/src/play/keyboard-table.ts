import { type Given, Keeper, MemoryArchive, memberAt, recordWithGivenDice } from '@ochre/host';
import type { Decision, GameEvent, GameRecord, Setup, Viewer } from '@ochre/kernel';
import type { DeedCommand } from '@ochre/match';
import type { Daily } from '@ochre/protocol/vocabulary';
import {
  isPerson,
  type Moment,
  onlyPerson,
  type RefusedMove,
  type Seat,
  seatOf,
} from '@ochre/terminal';
import type { Readers } from '@ochre/words';
import type { ListedGame } from '../games.ts';
import { dailyPlayed } from './daily.ts';
import { begun, type GameToPlay } from './game-to-play.ts';
import type { Rules } from './options.ts';
import { type Ply, pliesAfter } from './plies.ts';
import { TERMINAL_CLOCK } from './terminal-clock.ts';
import { Turns, type WhoWaits } from './turns.ts';

export type AnyMoment = Moment<unknown, GameEvent>;
type AnyRefusedMove = RefusedMove<unknown, unknown, GameEvent>;

/** What has become of undo: the moves that are gone, or why there are none. */
export type Undo =
  | { readonly kind: 'taken'; readonly plies: readonly Ply[] }
  | { readonly kind: 'seen'; readonly event: GameEvent }
  | { readonly kind: 'nothing' };

/** A table around one keyboard: the seats, the moves and what happened. */
export class KeyboardTable {
  readonly listed: ListedGame;
  readonly seats: readonly Seat[];
  readonly setup: Setup;
  readonly secret: string;
  private readonly given: Given;
  private readonly archive: MemoryArchive;
  private readonly keeper: Keeper<MemoryArchive>;
  private readonly turns: Turns;
  private made: readonly Ply[] = [];

  constructor(game: GameToPlay) {
    const { setup, given, games, entries } = begun(game);
    this.listed = game.listed;
    this.seats = game.seats;
    this.setup = setup;
    this.secret = game.seed.secret;
    this.given = given;
    this.archive = new MemoryArchive(games, entries, TERMINAL_CLOCK, (entry, events) => {
      this.made = pliesAfter(this.made, entry, events);
    });
    this.keeper = new Keeper(this.archive, { changed: () => this.turns.changed() });
    this.turns = new Turns(this.archive, this.keeper, game.listed);
  }

  get plies(): readonly Ply[] {
    return this.made;
  }

  /** What the secret is checked against; it tells nothing about the dice. */
  get commitment(): string {
    return this.archive.table.commitment;
  }

  get rules(): Rules {
    const { modules, variant, options } = this.setup;
    return { modules, ...(variant === undefined ? {} : { variant }), options };
  }

  /** Which daily game it is; undefined for every other game. */
  get daily(): Daily | undefined {
    return dailyPlayed(this.listed.rules.meta, this);
  }

  /** Undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.listed.rules.decision(this.state);
  }

  get legal(): readonly unknown[] {
    return this.listed.rules.legalActions(this.state);
  }

  view(viewer: Viewer): unknown {
    return this.listed.rules.view(this.state, viewer);
  }

  /** What somebody has before them. */
  momentOf(viewer: number): AnyMoment {
    return { view: this.view(viewer), viewer, past: this.eventsSince(0, viewer) };
  }

  /** At the end, when everything is open: what everybody has before them. */
  get lastMoment(): AnyMoment {
    const viewer = Math.max(0, this.seats.findIndex(isPerson));
    return { view: this.view('all'), viewer, past: this.eventsSince(0, 'all') };
  }

  /** Plays a move of the person who must decide, or throws a `Refused` and changes nothing. */
  async move(text: string): Promise<void> {
    await this.act({ kind: 'move', move: text }, this.decision?.player ?? 0);
  }

  /** Why a move is refused now; undefined when it is legal. Garbled text is thrown as `Refused`. */
  refused(text: string): AnyRefusedMove | undefined {
    const { rules } = this.listed;
    const action = rules.parse(text);
    const why = rules.whyNot(this.state, action);
    if (why === undefined) return undefined;
    const moment = this.momentOf(this.decision?.player ?? 0);
    return { action, why, moment, readers: this.readers };
  }

  /** Everybody at the table; where one person plays, it is told to them. */
  get readers(): Readers {
    return { seats: this.seats, viewer: onlyPerson(this.seats) };
  }

  /**
   * Bots move until a person must decide or the game is over; false when whoever waits wants to stop
   * before that.
   */
  botsMove(waiting: WhoWaits): Promise<boolean> {
    return this.turns.botsMove(waiting);
  }

  /**
   * The last move of a person goes back, with the bots' moves that followed it, unless something new
   * was seen since: nobody takes a move back knowing more than when it was made. Around one keyboard
   * whoever asks for it speaks for all.
   */
  async undo(): Promise<Undo> {
    const { table } = this.archive;
    const at = this.made.map(({ player }) => this.isPersons(player)).lastIndexOf(true);
    const plies = this.made.slice(at);
    const [last] = plies;
    if (at < 0 || last === undefined) return { kind: 'nothing' };
    const by = memberAt(last.player);
    const event = table.revealedSince(at, by);
    if (event !== undefined) return { kind: 'seen', event };
    const isOwn = table.view(by).game?.canUndo ?? false;
    await this.act({ kind: isOwn ? 'undo' : 'askUndo' }, last.player);
    for (const seat of table.view(by).undo?.waitsFor ?? []) {
      await this.act({ kind: 'answerUndo', agrees: true }, seat);
    }
    return { kind: 'taken', plies };
  }

  /** What happened from a ply on, as a viewer may hear of it. */
  eventsSince(ply: number, viewer: Viewer): GameEvent[] {
    const { rules } = this.listed;
    return this.made
      .slice(ply)
      .flatMap(({ events }) => events.map((event) => rules.redact(event, viewer)));
  }

  get touched(): boolean {
    return this.made.some(({ player }) => this.isPersons(player));
  }

  record(): GameRecord {
    const { archive, listed, secret, given } = this;
    return recordWithGivenDice(listed.rules, archive.table.record(), secret, given);
  }

  private get state(): unknown {
    return this.archive.table.gameState;
  }

  private isPersons(player: number): boolean {
    return isPerson(seatOf(this, player));
  }

  /** As the person at that seat, and whatever follows by itself. */
  private async act(command: DeedCommand, seat: number): Promise<void> {
    const { seq: seen } = this.archive.table;
    await this.keeper.act({ seen, command }, memberAt(seat));
    await this.turns.settled();
  }
}
