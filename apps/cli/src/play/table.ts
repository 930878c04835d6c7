import {
  commitmentTo,
  Playthrough,
  randomFrom,
  type Setup,
  type SetupRequest,
  type Viewer,
} from '@ochre/kernel';
import { type Bot, botMove, type Limit } from '@ochre/search';
import {
  type Action,
  type Event,
  type Snapshot,
  type SnapshotDecision,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import { SOLO } from '../setup-options.ts';
import type { Rules } from './options.ts';
import { isPerson, type Seat } from './seats.ts';
import { dayOfSecret } from './solo/daily.ts';
import { newlySeenInSolo } from './solo/newly-seen.ts';
import type { TurnSoFar } from './solo/turn.ts';
import { newlySeen, type Ply, type Undo, undoable } from './undo.ts';

type StoneAgePlaythrough = Playthrough<State, Action, Snapshot, Event>;

/** A game that is being played: the seats, the moves and what happened. */
export class Table {
  readonly seats: readonly Seat[];
  private readonly playthrough: StoneAgePlaythrough;
  private made: Ply[];

  constructor(playthrough: StoneAgePlaythrough, seats: readonly Seat[], made: readonly Ply[] = []) {
    this.playthrough = playthrough;
    this.seats = seats;
    this.made = made.slice();
  }

  static start(request: SetupRequest, secret: string, seats: readonly Seat[]): Table {
    return new Table(new Playthrough(stoneAge, request, { secret, nonces: [] }), seats);
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
    return this.rules.variant === SOLO ? dayOfSecret(this.secret) : undefined;
  }

  /** What no snapshot tells of the turn so far. */
  get turn(): TurnSoFar {
    const { solo } = this.playthrough.state;
    return { cardBought: solo?.cardBought ?? false, elderMoved: solo?.elderMoved ?? false };
  }

  /** Undefined when the game is over. */
  get decision(): SnapshotDecision | undefined {
    return this.view('spectator').decision;
  }

  get legal(): readonly Action[] {
    return stoneAge.legalActions(this.playthrough.state);
  }

  view(viewer: Viewer): Snapshot {
    return stoneAge.view(this.playthrough.state, viewer);
  }

  /** Plays a move for whoever must decide, or throws a `Refused` and changes nothing. */
  move(text: string): void {
    this.play(stoneAge.parse(text));
  }

  /** Why a move is refused now; undefined when it is legal. Garbled text is thrown as `Refused`. */
  whyNot(text: string): { rule: string; message: string } | undefined {
    return stoneAge.whyNot(this.playthrough.state, stoneAge.parse(text));
  }

  /** The seat of the bot that must decide; undefined when a person must, or nobody. */
  get botToMove(): Seat | undefined {
    const player = stoneAge.decision(this.playthrough.state)?.player;
    const seat = player === undefined ? undefined : this.seats[player]!;
    return seat === undefined || isPerson(seat) ? undefined : seat;
  }

  /** Lets a bot move for whoever must decide. */
  letMove(bot: Bot<State, Action>, limit: Limit): void {
    this.play(botMove(stoneAge, bot, this.playthrough.state, this.botsLuck(), limit));
  }

  undo(): Undo {
    const seen = this.rules.variant === SOLO ? newlySeenInSolo : newlySeen;
    const undo = undoable(this.made, this.seats, seen);
    if ('count' in undo) {
      this.playthrough.takeBack(undo.count);
      this.made = this.made.slice(0, -undo.count);
    }
    return undo;
  }

  /** What happened from a ply on, as a viewer may hear of it. */
  eventsSince(ply: number, viewer: Viewer): Event[] {
    return this.made
      .slice(ply)
      .flatMap(({ events }) => events.map((event) => stoneAge.redact(event, viewer)));
  }

  get touched(): boolean {
    return this.made.some(({ player }) => isPerson(this.seats[player]!));
  }

  record(): ReturnType<StoneAgePlaythrough['record']> {
    return this.playthrough.record();
  }

  private play(action: Action): void {
    const events = this.playthrough.move(action);
    const { player, move } = this.playthrough.moves.at(-1)!;
    this.made.push({ player, move, events });
  }

  /** From what is public, so that a bot's luck tells nothing and a loaded game goes on the same. */
  private botsLuck(): ReturnType<typeof randomFrom> {
    return randomFrom(`bot ${this.commitment} ${this.made.length}`);
  }
}
