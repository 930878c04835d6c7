import {
  type Game,
  type GameEvent,
  oneOf,
  randomFrom,
  type SetupRequest,
  simulationChance,
} from '@ochre/kernel';

/** What one `clone` costs, over states from all of a game. */
export function cloneNanoseconds<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
  clones: number,
): number {
  const states = statesOf(game, request);
  let kept: State | undefined;
  const run = (count: number): void => {
    for (let at = 0; at < count; at++) kept = game.clone(states[at % states.length]!);
  };
  run(clones / 10);
  const before = process.cpuUsage();
  run(clones);
  const { user, system } = process.cpuUsage(before);
  // The last clone is looked at, so that none of them can be left out.
  game.scores(kept!);
  return ((user + system) * 1000) / clones;
}

/** Every tenth state of one game: they come from JSON, so that clones are not taught to live long. */
function statesOf<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
): State[] {
  const chance = simulationChance('clone');
  const random = randomFrom('clone');
  const state = game.setup(game.checkSetup(request), chance);
  const states: State[] = [];
  for (let count = 0; game.decision(state) !== undefined; count++) {
    if (count % 10 === 0) states.push(JSON.parse(JSON.stringify(state)));
    const legal = game.legalActions(state);
    game.advance(state, oneOf(legal, random), chance);
  }
  return states;
}
