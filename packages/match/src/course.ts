import type { AnyGame } from '@ochre/kernel';
import {
  type Chance,
  type Decision,
  type GameEvent,
  type GameRecord,
  officialChance,
  Playthrough,
  play,
  type Seed,
  type Setup,
  type SetupRequest,
} from '@ochre/kernel';

/** A move that stands in the log and was not taken back. */
export interface MoveMade {
  readonly seat: number;
  readonly move: string;
}

/** A move that was checked, and what comes of it. */
interface Checked {
  readonly from: unknown;
  readonly move: string;
  readonly played: { readonly state: unknown; readonly events: GameEvent[] };
}

/**
 * The game on the table from its setup to now, and how far it can be taken back. There are many
 * tables: states are kept only as far as undo inside a turn reaches, and moves not at all, for they
 * are in the log.
 */
export class Course {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: Seed;
  private readonly chance: Chance;
  private current: unknown;
  /** As the log has them: while a deed is taken in, those before it. */
  private readonly standingMoves: () => readonly MoveMade[];
  private count = 0;
  /** The states before each of the moves that can be taken back alone. */
  private earlier: unknown[] = [];
  /** How many moves there were when something last came to light. */
  private revealedAt = 0;
  /** Usually it is made next. */
  private checked: Checked | undefined;
  /** The seat that may still take its move back or end its turn. */
  private waiting: number | undefined;
  /** The seat that has ended its turn, as long as nobody has acted since. */
  private passedBy: number | undefined;

  constructor(game: AnyGame, request: SetupRequest, seed: Seed, played: () => readonly MoveMade[]) {
    this.game = game;
    this.standingMoves = played;
    this.setup = game.checkSetup(request);
    this.seed = seed;
    this.chance = officialChance(seed);
    this.current = game.setup(this.setup, this.chance);
  }

  get state(): unknown {
    return this.current;
  }

  /** How many moves were made and not taken back. */
  get moves(): number {
    return this.count;
  }

  /** How many moves there were before the last one of this player; undefined when they made none. */
  beforeLastMoveOf(player: number): number | undefined {
    const at = this.standingMoves()
      .map(({ seat }) => seat)
      .lastIndexOf(player);
    return at < 0 ? undefined : at;
  }

  get decision(): Decision | undefined {
    return this.game.decision(this.current);
  }

  get unconfirmed(): number | undefined {
    return this.waiting;
  }

  /** Whose turn it is: who must decide, or who has decided and has not ended the turn yet. */
  get turn(): number | undefined {
    return this.waiting ?? this.decision?.player;
  }

  get isOver(): boolean {
    return this.turn === undefined;
  }

  /** So many moves stand: those after them belong to a turn that goes on. */
  get standing(): number {
    return this.passedBy === undefined ? this.takenBackTo : this.count;
  }

  /**
   * Who may take their last move back without asking: whose turn it is, or who has just ended it, until
   * somebody acts or something comes to light.
   */
  get takesBack(): number | undefined {
    return this.earlier.length > 0 ? (this.passedBy ?? this.turn) : undefined;
  }

  /** How many moves are left when all that can be is taken back without asking. */
  private get takenBackTo(): number {
    return this.count - this.earlier.length;
  }

  /** Whether nothing has come to light since there were so many moves. */
  nothingRevealedSince(moves: number): boolean {
    return this.revealedAt <= moves;
  }

  /**
   * The first thing that has come to light since there were so many moves. Few ask, so it is not kept:
   * the moves are made again.
   */
  revealedSince(moves: number): GameEvent | undefined {
    if (this.nothingRevealedSince(moves)) return undefined;
    const again = new Course(this.game, this.setup, this.seed, this.standingMoves);
    for (const [at, { move }] of this.standingMoves().entries()) {
      const before = again.state;
      const seen = this.revealing(again.advance(move), before);
      if (at >= moves && seen !== undefined) return seen;
    }
    return undefined;
  }

  /** The move as the game writes it, or a `Refused`. */
  check(text: string, player: number): string {
    const { game, current } = this;
    const played = play(game, current, game.parse(text), this.chance, player);
    const move = game.print(played.action);
    this.checked = { from: current, move, played };
    return move;
  }

  /** Plays a checked move. When it passes the turn and can be taken back, the turn must be ended. */
  move(text: string): GameEvent[] {
    const { player } = this.decision!;
    if (this.passedBy !== undefined) this.settle();
    const events = this.advance(text);
    if (this.earlier.length > 0 && this.decision?.player !== player) this.waiting = player;
    return events;
  }

  /** The turn is ended. Its moves can be taken back until somebody acts. */
  endTurn(): void {
    this.passedBy = this.waiting;
    this.waiting = undefined;
  }

  /** All moves so far stand. */
  settle(): void {
    this.waiting = undefined;
    this.passedBy = undefined;
    this.earlier = [];
  }

  /** Goes back to so many moves. Chance is keyed: played again, they bring the same dice. */
  takeBack(moves: number): void {
    if (moves >= this.takenBackTo) this.takeBackAlone(moves);
    else this.takeBackTogether(moves);
  }

  /** Plays the game again; after each move whoever has no time for all of it at once may do other things. */
  *recording(): Generator<void, GameRecord, void> {
    const playthrough = new Playthrough(this.game, this.setup, this.seed);
    for (const { move } of this.standingMoves()) {
      playthrough.move(this.game.parse(move));
      yield;
    }
    const { secret, ...open } = playthrough.record();
    return this.isOver && secret !== undefined ? { ...open, secret } : open;
  }

  private advance(text: string): GameEvent[] {
    const { current } = this;
    const { state, events } = this.played(text);
    this.current = state;
    this.count++;
    this.earlier.push(current);
    if (this.revealing(events, current) !== undefined) {
      this.revealedAt = this.count;
      this.settle();
    }
    return events;
  }

  /** What came to light first by a move from that state. */
  private revealing(events: readonly GameEvent[], before: unknown): GameEvent | undefined {
    return events.find((event) => this.game.reveals(event, before));
  }

  /** What was checked just before is not played again. */
  private played(text: string): Checked['played'] {
    const { game, current, checked } = this;
    this.checked = undefined;
    const isChecked = checked !== undefined && checked.from === current && checked.move === text;
    if (isChecked) return checked.played;
    return play(game, current, game.parse(text), this.chance);
  }

  private takeBackAlone(moves: number): void {
    const kept = moves - this.takenBackTo;
    this.current = this.earlier[kept]!;
    this.earlier = this.earlier.slice(0, kept);
    this.count = moves;
    this.waiting = undefined;
    this.passedBy = undefined;
  }

  private takeBackTogether(moves: number): void {
    const kept = this.standingMoves().slice(0, moves);
    this.current = this.game.setup(this.setup, this.chance);
    this.count = 0;
    this.revealedAt = 0;
    for (const { move } of kept) {
      this.advance(move);
      this.settle();
    }
    this.settle();
  }
}
