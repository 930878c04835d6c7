import type { Chance } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { illegalMove, Refused } from './refused.ts';

export interface Played<State, Action, Event> {
  readonly state: State;
  /** The legal move that was played. */
  readonly action: Action;
  readonly events: Event[];
}

/**
 * The checked, pure door: a new state and what happened, or a `Refused` and nothing changed.
 * `by` is the player who makes the move, where that is known.
 */
export function play<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  state: State,
  action: Action,
  chance: Chance,
  by?: number,
): Played<State, Action, Event> {
  const decision = game.decision(state);
  if (decision === undefined) throw new Refused('game-over', 'The game is over: no more moves.');
  const legal =
    by === undefined || by === decision.player ? game.legalForm(state, action) : undefined;
  if (legal === undefined) {
    // The contract suite holds every game to it: what is not legal has a reason.
    throw illegalMove(game.whyNot(state, action, by)!);
  }
  const next = game.clone(state);
  const events: Event[] = [];
  game.advance(next, legal, chance, (event) => events.push(event));
  return { state: next, action: legal, events };
}
