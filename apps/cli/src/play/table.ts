import {
  commitmentTo,
  type Decision,
  type GameEvent,
  type GameRecord,
  Playthrough,
  type Random,
  randomFrom,
  type Setup,
  type SetupRequest,
  type Viewer,
  type WhyNot,
} from '@ochre/kernel';
import { type Bot, botMove, type Limit } from '@ochre/search';
import { isPerson, type Moment, type Seat, seatOf } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { isForOne } from '../variant-for-one.ts';
import { dayOfSecret } from './daily.ts';
import type { Rules } from './options.ts';
import { type Ply, type Undo, undoable } from './undo.ts';

export type AnyPlaythrough = Playthrough<unknown, unknown, unknown, GameEvent>;
export type AnyMoment = Moment<unknown, GameEvent>;

/** A game that is being played: the seats, the moves and what happened. */
export class Table {
  readonly listed: ListedGame;
  readonly seats: readonly Seat[];
  private readonly playthrough: AnyPlaythrough;
  private made: Ply[];

  constructor(
    listed: ListedGame,
    playthrough: AnyPlaythrough,
    seats: readonly Seat[],
    made: readonly Ply[] = [],
  ) {
    this.listed = listed;
    this.playthrough = playthrough;
    this.seats = seats;
    this.made = made.slice();
  }

  static start(
    listed: ListedGame,
    request: SetupRequest,
    secret: string,
    seats: readonly Seat[],
  ): Table {
    const playthrough = new Playthrough(listed.rules, request, { secret, nonces: [] });
    return new Table(listed, playthrough, seats);
  }

  get plies(): readonly Ply[] {
    return this.made;
  }

  get secret(): string {
    return this.playthrough.seed.secret;
  }

  /** What the secret is checked against; it tells nothing about the dice. */
  get commitment(): string {
    return commitmentTo(this.secret);
  }

  get setup(): Setup {
    return this.playthrough.setup;
  }

  get rules(): Rules {
    const { modules, variant, options } = this.setup;
    return { modules, ...(variant === undefined ? {} : { variant }), options };
  }

  /** The day of a daily game; undefined for every other game. */
  get day(): string | undefined {
    const { rules, terminal } = this.listed;
    const name = isForOne(rules.meta, this.setup.variant) ? terminal.daily?.name : undefined;
    return name === undefined ? undefined : dayOfSecret(name, this.secret);
  }

  /** Undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.listed.rules.decision(this.playthrough.state);
  }

  get legal(): readonly unknown[] {
    return this.listed.rules.legalActions(this.playthrough.state);
  }

  view(viewer: Viewer): unknown {
    return this.listed.rules.view(this.playthrough.state, viewer);
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

  /** Plays a move for whoever must decide, or throws a `Refused` and changes nothing. */
  move(text: string): void {
    this.play(this.listed.rules.parse(text));
  }

  /** Why a move is refused now; undefined when it is legal. Garbled text is thrown as `Refused`. */
  whyNot(text: string): WhyNot | undefined {
    const { rules } = this.listed;
    return rules.whyNot(this.playthrough.state, rules.parse(text));
  }

  /** The seat of the bot that must decide; undefined when a person must, or nobody. */
  get botToMove(): Seat | undefined {
    const { decision } = this;
    const seat = decision && seatOf(this, decision.player);
    return seat === undefined || isPerson(seat) ? undefined : seat;
  }

  /** Lets a bot move for whoever must decide. */
  letMove(bot: Bot<unknown, unknown>, limit: Limit): void {
    const { rules } = this.listed;
    this.play(botMove(rules, bot, this.playthrough.state, this.botsLuck(), limit));
  }

  undo(): Undo {
    const words = this.listed.words.play.undo;
    const undo = undoable(this.made, this.seats, (ply) => this.seenSince(ply), words);
    if ('count' in undo) {
      this.playthrough.takeBack(undo.count);
      this.made = this.made.slice(0, -undo.count);
    }
    return undo;
  }

  /** What came to light from a ply on, as the rules say; each move is judged by the state before it. */
  private seenSince(ply: number): string | undefined {
    const { rules, terminal } = this.listed;
    const again = new Playthrough(rules, this.setup, this.playthrough.seed);
    for (const [at, { move, events }] of this.made.entries()) {
      const before = again.state;
      const seen = at < ply ? undefined : events.find((event) => rules.reveals(event, before));
      if (seen !== undefined) return terminal.newlySeen(seen);
      again.move(rules.parse(move));
    }
    return undefined;
  }

  /** What happened from a ply on, as a viewer may hear of it. */
  eventsSince(ply: number, viewer: Viewer): GameEvent[] {
    const { rules } = this.listed;
    return this.made
      .slice(ply)
      .flatMap(({ events }) => events.map((event) => rules.redact(event, viewer)));
  }

  get touched(): boolean {
    return this.made.some(({ player }) => isPerson(seatOf(this, player)));
  }

  record(): GameRecord {
    return this.playthrough.record();
  }

  private play(action: unknown): void {
    const player = this.decision?.player ?? 0;
    const events = this.playthrough.move(action);
    const move = this.playthrough.moves.at(-1)?.move ?? '';
    this.made.push({ player, move, events });
  }

  /** From what is public, so that a bot's luck tells nothing and a loaded game goes on the same. */
  private botsLuck(): Random {
    return randomFrom(`bot ${this.commitment} ${this.made.length}`);
  }
}
