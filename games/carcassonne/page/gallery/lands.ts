import { Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { greedyBot } from '../../bots/greedy.ts';
import { carcassonne, type Snapshot } from '../../rules/index.ts';

interface Grown {
  readonly request: SetupRequest;
  /** How many tiles lie there. */
  readonly tiles: number;
}

export const LAND_NAMES = ['two', 'five', 'shrines', 'end'] as const;
export type LandName = (typeof LAND_NAMES)[number];

const GROWN: Readonly<Record<LandName, Grown>> = {
  two: { request: { players: 2 }, tiles: 35 },
  five: { request: { players: 5 }, tiles: 48 },
  shrines: { request: { players: 3, modules: ['shrine'] }, tiles: 60 },
  end: { request: { players: 4, modules: ['shrine'] }, tiles: 100 },
};

/** A land that bots have made: the same every time. */
export function landNamed(name: LandName): Snapshot {
  const { request, tiles } = GROWN[name];
  const nonces = Array.from({ length: request.players }, (_, seat) => `seat-${seat}`);
  const game = new Playthrough(carcassonne, request, { secret: 'a wide country', nonces });
  const random = randomFrom('gallery');
  const look = (): Snapshot => carcassonne.view(game.state, 'spectator');
  while (carcassonne.decision(game.state) !== undefined && look().board.length < tiles) {
    game.move(botMove(carcassonne, greedyBot, game.state, random));
  }
  return look();
}
