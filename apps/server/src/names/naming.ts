import type { Naming } from '@ochre/match';
import type { GameList } from '../games.ts';
import { looksOf } from './looks.ts';

/** One for all tables: there are many. */
const NAMINGS = new WeakMap<GameList, Naming>();

/** How names are told apart at a server's tables. */
export function namingAmong(games: GameList): Naming {
  const known = NAMINGS.get(games);
  if (known !== undefined) return known;
  const naming: Naming = {
    looksOf,
    botsOf: (game) => Object.keys(games[game]?.bots.opponents ?? {}),
  };
  NAMINGS.set(games, naming);
  return naming;
}
