import type { Chance } from '../chance.ts';
import type { Game, GameEvent, SetupRequest } from '../game.ts';
import { oneOf, type Random, randomFrom } from '../random.ts';
import { simulationChance } from '../simulation-chance.ts';

/** No game takes longer, whoever plays it. */
const MOST_DECISIONS = 50_000;

export interface WalkedMove<State, Action> {
  /** The state before the action. It goes on changing: clone it to keep it. */
  readonly state: State;
  readonly action: Action;
  readonly player: number;
  readonly chance: Chance;
  readonly random: Random;
}

/** Plays one random game by `advance` and shows every moment; gives back the final state. */
export function walk<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
  seed: string,
  see: (moment: WalkedMove<State, Action>) => void = () => {},
  chance: Chance = simulationChance(seed),
): State {
  const random = randomFrom(seed);
  const state = game.setup(game.checkSetup(request), chance);
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const decision = game.decision(state);
    if (decision === undefined) return state;
    const legal = game.legalActions(state);
    const action = oneOf(legal, random);
    see({ state, action, player: decision.player, chance, random });
    game.advance(state, action, chance);
  }
  throw new Error(`the game did not end within ${MOST_DECISIONS} decisions`);
}

/** Every `gap`th moment only, for checks that cost much. */
export function sometimes<T>(gap: number, see: (moment: T) => void): (moment: T) => void {
  let count = 0;
  return (moment) => {
    if (count++ % gap === 0) see(moment);
  };
}
