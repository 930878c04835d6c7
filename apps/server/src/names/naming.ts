import type { Naming } from '@ochre/match';
import { TRIBE_NAMES } from '@ochre/words';
import type { GameList } from '../games.ts';
import { looksOf } from './looks.ts';

/** One for all tables: there are many. */
const NAMINGS = new WeakMap<GameList, Naming>();

/** How names are told apart at a server's tables. */
export function namingAmong(games: GameList): Naming {
  const known = NAMINGS.get(games);
  if (known !== undefined) return known;
  const bots = new Map(
    Object.entries(games).map(
      ([
        game,
        {
          bots: { opponents },
        },
      ]) => [game, new Set([...Object.keys(opponents), ...COLOURS].flatMap(looksOf))],
    ),
  );
  const naming: Naming = {
    looksOf,
    isBots: (name, game) => looksOf(name).some((look) => bots.get(game)?.has(look)),
  };
  NAMINGS.set(games, naming);
  return naming;
}

/** Pages call a bot by the colour of its seat, in whatever language. */
const COLOURS = Object.values(TRIBE_NAMES).flatMap((names) => Object.values(names));
