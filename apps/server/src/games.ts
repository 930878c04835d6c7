import { bots as carcassonneBots } from '@ochre/carcassonne/bots';
import { carcassonne } from '@ochre/carcassonne/rules';
import type { Playable, Thought } from '@ochre/host';
import type { AnyGame } from '@ochre/kernel';
import { bots as pebblesBots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import type { AnyBots } from '@ochre/search';
import { bots as stoneAgeBots } from '@ochre/stone-age/bots';
import { stoneAge } from '@ochre/stone-age/rules';

/** By name: nothing else here knows more about any of them. */
export type GameList = Readonly<Record<string, Playable>>;

const listed = (games: readonly Playable[]): GameList =>
  Object.fromEntries(games.map((one) => [one.game.meta.name, one]));

/** The games this server plays: a new game is one line here. */
export const GAMES: GameList = listed([
  { game: stoneAge as AnyGame, bots: stoneAgeBots as AnyBots },
  { game: carcassonne as AnyGame, bots: carcassonneBots as AnyBots },
  { game: pebbles as AnyGame, bots: pebblesBots as AnyBots },
]);

/** Hidden games are for developers: there are tables of them only where the server is told so. */
export const gamesFor = ({ playsHidden }: { readonly playsHidden: boolean }): GameList =>
  listed(Object.values(GAMES).filter(({ game }) => playsHidden || game.meta.isHidden !== true));

/** Whether it is for a bot that takes its time. */
export const looksAheadIn =
  (games: GameList) =>
  ({ game, level }: Pick<Thought, 'game' | 'level'>): boolean =>
    games[game]?.bots.lookAhead.includes(level) ?? false;
