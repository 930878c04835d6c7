import {
  type Game,
  type GameEvent,
  oneOf,
  play,
  randomFrom,
  type SetupRequest,
  simulationChance,
} from '@ochre/kernel';

/** How a move is made: in place and unchecked, or checked, pure and with events. */
export type Door = 'advance' | 'play';

/** What a run of seeded random games gave. */
export interface RandomGames {
  readonly games: number;
  readonly decisions: number;
  readonly moves: number;
  readonly cpuSeconds: number;
  /** Of all scores in order: the same seeds must give the same, on any machine. */
  readonly checksum: number;
}

/** Plays games in which every legal move is equally likely, through the public contract. */
export function playRandomGames<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
  seeds: readonly string[],
  door: Door,
): RandomGames {
  const setup = game.checkSetup(request);
  let decisions = 0;
  let moves = 0;
  let checksum = 0;
  const before = process.cpuUsage();
  for (const seed of seeds) {
    const chance = simulationChance(seed);
    const random = randomFrom(seed);
    let state = game.setup(setup, chance);
    while (game.decision(state) !== undefined) {
      const legal = game.legalActions(state);
      const action = oneOf(legal, random);
      if (door === 'advance') game.advance(state, action, chance);
      else state = play(game, state, action, chance).state;
      decisions++;
      moves += legal.length;
    }
    for (const score of game.scores(state)) checksum = (Math.imul(checksum, 31) + score) | 0;
  }
  const { user, system } = process.cpuUsage(before);
  return { games: seeds.length, decisions, moves, cpuSeconds: (user + system) / 1e6, checksum };
}
