import type { Game, GameEvent, Random } from '@ochre/kernel';

/**
 * A bot is a function of what its seat may see and of its random numbers: it gets a state in which
 * everything hidden was drawn anew, and the legal moves, and gives back one of them.
 */
export interface Bot<State, Action> {
  /** One line for people. */
  readonly about: string;
  /** It looks at the legal moves alone, so that nothing has to be hidden from it. */
  readonly isBlind?: true;
  choose(seen: State, legal: readonly Action[], random: Random, limit?: Limit): Action;
  /** What it thinks of each seat's share of winning, if it has an opinion. */
  shares?(seen: State): number[];
}

/** When thinking must end: the time is up, or nobody waits for the answer any more. */
export interface Limit {
  isOver(): boolean;
  /** How long that was from the beginning, in milliseconds, where it is known. */
  readonly ms?: number;
}

/** The move a bot makes for the seat that must decide now. */
export function botMove<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  bot: Bot<State, Action>,
  state: State,
  random: Random,
  limit?: Limit,
): Action {
  const decision = game.decision(state);
  if (decision === undefined) throw new Error('The game is over: nobody is to move.');
  const seen = bot.isBlind ? state : game.determinize(state, decision.player, random);
  return bot.choose(seen, game.legalActions(seen), random, limit);
}
