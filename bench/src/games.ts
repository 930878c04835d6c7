import { carcassonne } from '@ochre/carcassonne/rules';
import type { AnyGame } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { stoneAge } from '@ochre/stone-age/rules';

/** The games that can be measured, the usual one first. A new game is one entry. */
const GAMES: readonly [AnyGame, ...AnyGame[]] = [stoneAge, carcassonne, pebbles];

export const USUAL_GAME = GAMES[0].meta.name;

export function gameNamed(name: string): AnyGame {
  const found = GAMES.find(({ meta }) => meta.name === name);
  if (found === undefined) {
    const known = GAMES.map(({ meta }) => meta.name).join(', ');
    throw new Error(`--game: "${name}" is no game; there are ${known}`);
  }
  return found;
}
