import type { Game, GameEvent } from '@ochre/kernel';

/** A game as bots use it, who look at states and need neither views nor events. */
export type Rules<State, Action> = Game<State, Action, unknown, GameEvent>;
