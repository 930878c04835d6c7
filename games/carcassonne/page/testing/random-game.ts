import { Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { carcassonne } from '../../rules/index.ts';
import { type Played, playedBy } from './played.ts';

/** A whole game in which everybody moves at random. */
export function randomGame(request: SetupRequest, seed: string): readonly Played[] {
  const random = randomFrom(seed);
  return playedBy(
    new Playthrough(carcassonne, request, { secret: seed, nonces: [] }),
    (legal) => legal[random.below(legal.length)]!,
  );
}
