import { Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { carcassonne, type Event, type Snapshot } from '../../rules/index.ts';

/** A move of a game, what happened, and the table after it. */
export interface Played {
  readonly player: number;
  readonly move: string;
  readonly events: readonly Event[];
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** A whole game in which everybody moves at random. */
export function randomGame(request: SetupRequest, seed: string): readonly Played[] {
  const game = new Playthrough(carcassonne, request, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  const played: Played[] = [];
  const look = (): Snapshot => carcassonne.view(game.state, 'spectator');
  for (let legal = carcassonne.legalActions(game.state); legal.length > 0; ) {
    const before = look();
    const events = game.move(legal[random.below(legal.length)]!);
    const { player, move } = game.moves.at(-1)!;
    played.push({ player, move, events, before, after: look() });
    legal = carcassonne.legalActions(game.state);
  }
  return played;
}
