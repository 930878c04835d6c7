import { play, randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { type Event, type Snapshot, stoneAge } from '@ochre/stone-age/rules';

export interface PlayedMove {
  readonly player: number;
  readonly before: Snapshot;
  readonly events: readonly Event[];
  readonly after: Snapshot;
}

/** Every move of a random game in which people rather do something than leave, as all see it. */
export function randomGame(request: SetupRequest, seed: string): readonly PlayedMove[] {
  const random = randomFrom(seed);
  const chance = simulationChance(seed);
  const moves: PlayedMove[] = [];
  let state = stoneAge.setup(stoneAge.checkSetup(request), chance);
  for (;;) {
    const decision = stoneAge.decision(state);
    if (decision === undefined) return moves;
    const legal = stoneAge.legalActions(state);
    const eager = legal.filter(({ kind }) => kind !== 'leave' && kind !== 'starve');
    const choices = eager.length > 0 ? eager : legal;
    const before = stoneAge.view(state, 'all');
    const played = play(stoneAge, state, choices[random.below(choices.length)]!, chance);
    state = played.state;
    const after = stoneAge.view(state, 'all');
    moves.push({ player: decision.player, before, events: played.events, after });
  }
}

/** A board at the beginning. */
export const newBoard = (request: SetupRequest = { players: 4 }): Snapshot =>
  stoneAge.view(stoneAge.setup(stoneAge.checkSetup(request), simulationChance('new')), 'all');
