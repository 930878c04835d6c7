import type { Chance } from './chance.ts';
import type { GameMeta } from './meta.ts';
import type { Random } from './random.ts';

/** Who looks: a player by number, someone who only watches, or the record keeper, who sees all. */
export type Viewer = number | 'spectator' | 'all';

/** Which player is asked, and what for: each game has a closed list of kinds. */
export interface Decision<Kind extends string = string> {
  readonly player: number;
  readonly kind: Kind;
}

/** Why a move is not legal now: the rule's number and a sentence for people. */
export interface WhyNot {
  readonly rule: string;
  readonly message: string;
}

/** What a game is asked to be, before the game has looked at it. */
export interface SetupRequest {
  readonly players: number;
  readonly modules?: readonly string[];
  readonly variant?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Known cards and dice, for tests and puzzles. Each game says what can be rigged. */
  readonly rig?: unknown;
}

/** A request that the game has checked. */
export interface Setup {
  readonly players: number;
  readonly modules: readonly string[];
  readonly variant?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rig?: Rig;
}

/** Every game lets its dice be given; the rest of a rig is the game's own. */
export interface Rig {
  readonly dice?: readonly number[];
}

/** Something that happened. `type` says what; each game documents its own events. */
export interface GameEvent {
  readonly type: string;
}

export type Listen<Event> = (event: Event) => void;

/**
 * What any board game is. A state is plain data that survives JSON; a new game moves in by
 * implementing this and passing the contract suite.
 *
 * There are two doors to a game. `advance` changes a state in place, unchecked and silent unless
 * someone listens; search uses it. `play` (play.ts) is checked and pure; everyone else uses that.
 */
export interface Game<State, Action, View, Event extends GameEvent> {
  readonly meta: GameMeta;
  /**
   * A whole number, written into every record. It becomes greater whenever an old record would replay
   * differently.
   */
  readonly rulesVersion: string;

  /** Checks a request, or throws a `Refused` that names the field and what is allowed. */
  checkSetup(request: SetupRequest): Setup;
  setup(setup: Setup, chance: Chance): State;

  /** Undefined when the game is over. */
  decision(state: State): Decision | undefined;
  /** Every legal move, none twice. The list may be shared: never change it. */
  legalActions(state: State): readonly Action[];
  /** Whether `legalForm` finds one. */
  isLegal(state: State, action: Action): boolean;
  /**
   * The legal move that an action means: itself, or the one offered among several that come to the
   * same; undefined when it is not legal now.
   */
  legalForm(state: State, action: Action): Action | undefined;
  /** The reason an action is not legal now (for `by`, where given); undefined when it is legal. */
  whyNot(state: State, action: Action, by?: number): WhyNot | undefined;

  /** Unchecked and in place: the action must be legal. */
  advance(state: State, action: Action, chance: Chance, listen?: Listen<Event>): void;
  clone(state: State): State;

  /** What a viewer may know, built from nothing. */
  view(state: State, viewer: Viewer): View;
  /** The event as a viewer may hear of it. */
  redact(event: Event, viewer: Viewer): Event;
  /** A state that looks the same to the viewer, with everything hidden drawn anew. */
  determinize(state: State, viewer: Viewer, random: Random): State;

  /** The scores if the game ended now; the final ones once it is over. */
  scores(state: State): number[];
  /** Who has won, by all tie-breaks; several share a victory, none is possible. */
  winners(state: State): number[];
  /** How many dice have fallen since the setup: scripted dice know by it which come next. */
  diceFallen(state: State): number;
  /** The dice of an event in which dice fell, for the record; otherwise undefined. */
  diceOf(event: Event): readonly number[] | undefined;
  /**
   * Whether the event brought something to light that could not be known before: dice, a card, a
   * tile; nothing up to it can be taken back without asking. So may the end of the game, which then
   * stands by itself. `before` is the state before the move.
   */
  reveals(event: Event, before: State): boolean;

  /** Reads a move's text, or throws a `Refused` with code `bad-move`. */
  parse(text: string): Action;
  print(action: Action): string;
}

/** A game of which nothing more is known than what every game is. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
