import { type Game, type GameEvent, randomFrom, simulationChance } from '@ochre/kernel';

/** What a run of seeded random games gave. */
export interface RandomGames {
  readonly games: number;
  readonly decisions: number;
  readonly moves: number;
  readonly cpuSeconds: number;
  /** Of all scores in order: the same seed must give the same, on any machine. */
  readonly checksum: string;
}

/** Plays games in which every legal move is equally likely, through the public contract. */
export function playRandomGames<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  players: number,
  games: number,
  seed: string,
): RandomGames {
  const setup = game.checkSetup({ players });
  let decisions = 0;
  let moves = 0;
  let checksum = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < games; at++) {
    const chance = simulationChance(`${seed} ${at}`);
    const random = randomFrom(`${seed} ${at}`);
    const state = game.setup(setup, chance);
    while (game.decision(state) !== undefined) {
      const actions = game.legalActions(state);
      game.advance(state, actions[random.below(actions.length)]!, chance);
      decisions++;
      moves += actions.length;
    }
    for (const score of game.scores(state)) checksum = (Math.imul(checksum, 31) + score) | 0;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    games,
    decisions,
    moves,
    cpuSeconds: (user + system) / 1e6,
    checksum: (checksum >>> 0).toString(16).padStart(8, '0'),
  };
}
