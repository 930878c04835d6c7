import { training as carcassonne } from '@ochre/carcassonne/training';
import { training as pebbles } from '@ochre/pebbles/training';
import type { AnyTraining } from '@ochre/search/training';
import { training as stoneAge } from '@ochre/stone-age/training';

/** The games that can be trained, the usual one first. A new game is one entry. */
const TRAININGS: readonly [AnyTraining, ...AnyTraining[]] = [stoneAge, carcassonne, pebbles];

const GAMES: readonly string[] = TRAININGS.map(({ game }) => game.meta.name);
export const USUAL_GAME = TRAININGS[0].game.meta.name;

export function trainingOf(name: string): AnyTraining {
  const found = TRAININGS.find(({ game }) => game.meta.name === name);
  if (found === undefined) {
    throw new Error(`--game: "${name}" is no game; there are ${GAMES.join(', ')}`);
  }
  return found;
}
