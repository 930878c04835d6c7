import type { AnyGame } from '@ochre/kernel';
import {
  type Chance,
  chanceOf,
  type Decision,
  type GameEvent,
  type GameRecord,
  type RecordedMove,
  replay,
  type Viewer,
} from '@ochre/kernel';

/** A state is kept every so many moves: from there, any other is a few moves away. */
const STRIDE = 16;

/** A game after so many moves, as a viewer may see it. */
export interface Position {
  readonly moves: number;
  readonly snapshot: unknown;
  /** Undefined when the game is over. */
  readonly decision: Decision | undefined;
  /** The move that led here, and what happened by it; none at the setup. */
  readonly last?: RecordedMove;
  readonly events: readonly GameEvent[];
}

/** A recorded game, to be looked at move by move. Who makes one knows that the record holds. */
export class Replay {
  readonly record: GameRecord;
  private readonly game: AnyGame;
  private readonly chance: Chance;
  /** After 0, STRIDE, 2 × STRIDE, … moves. */
  private readonly states: unknown[] = [];
  private readonly events: (readonly GameEvent[])[] = [];
  /** The last one looked at: whoever goes on by one does not begin anew. */
  private near: { readonly moves: number; readonly state: unknown };

  /** Plays the record and checks all it says, or throws a `Refused` that names what is wrong. */
  constructor(game: AnyGame, record: GameRecord, secret = record.secret) {
    const played = replay(game, record, secret, (_move, events, state) => {
      this.events.push(events);
      if (this.events.length % STRIDE === 0) this.states.push(state);
    });
    this.game = game;
    this.record = record;
    this.chance = chanceOf(played.setup, played.seed);
    this.states.unshift(game.setup(played.setup, this.chance));
    this.near = { moves: 0, state: this.states[0] };
  }

  /** How many moves there are. */
  get length(): number {
    return this.record.moves.length;
  }

  /** After so many moves; before the first and after the last there is no other. */
  at(moves: number, viewer: Viewer): Position {
    const at = Math.min(Math.max(0, Math.trunc(moves)), this.length);
    const { game } = this;
    const state = this.stateAt(at);
    const last = this.record.moves[at - 1];
    return {
      moves: at,
      snapshot: game.view(state, viewer),
      decision: game.decision(state),
      ...(last === undefined ? {} : { last }),
      events: this.happened(at, viewer),
    };
  }

  /** After so many moves and another one than was made then: what is not its doing stays the same. */
  instead(moves: number, move: string, viewer: Viewer): Position {
    const { game } = this;
    const state = game.clone(this.stateAt(moves));
    const action = game.legalForm(state, game.parse(move));
    if (action === undefined)
      throw new Error(`replay: "${move}" is not legal after ${moves} moves`);
    const events: GameEvent[] = [];
    game.advance(state, action, this.chance, (event) => events.push(event));
    return {
      moves: moves + 1,
      snapshot: game.view(state, viewer),
      decision: game.decision(state),
      events: events.map((event) => game.redact(event, viewer)),
    };
  }

  /** What the move before that moment brought about, as a viewer may hear of it. */
  happened(moves: number, viewer: Viewer): readonly GameEvent[] {
    return (this.events[moves - 1] ?? []).map((event) => this.game.redact(event, viewer));
  }

  /** Of that, what came to light: dice, cards, tiles. */
  cameToLight(moves: number, viewer: Viewer): readonly GameEvent[] {
    const events = this.events[moves - 1] ?? [];
    if (events.length === 0) return events;
    const before = this.stateAt(moves - 1);
    return events
      .filter((event) => this.game.reveals(event, before))
      .map((event) => this.game.redact(event, viewer));
  }

  private stateAt(moves: number): unknown {
    const kept = {
      moves: moves - (moves % STRIDE),
      state: this.states[Math.floor(moves / STRIDE)],
    };
    const isNearer = this.near.moves <= moves && this.near.moves >= kept.moves;
    const from = isNearer ? this.near : kept;
    const state = this.game.clone(from.state);
    for (const { move } of this.record.moves.slice(from.moves, moves)) {
      const action = this.game.parse(move);
      this.game.advance(state, this.game.legalForm(state, action)!, this.chance);
    }
    this.near = { moves, state };
    return state;
  }
}
