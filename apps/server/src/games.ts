import type { AnyGame } from '@ochre/kernel';
import type { AnyBots } from '@ochre/search';
import { bots as stoneAgeBots } from '@ochre/stone-age/bots';
import { stoneAge } from '@ochre/stone-age/rules';

/** A game of the list: nothing else here knows more about any of them. */
export interface ListedGame {
  readonly game: AnyGame;
  readonly bots: AnyBots;
}

/** By name. */
export type GameList = Readonly<Record<string, ListedGame>>;

const listed = (games: readonly ListedGame[]): GameList =>
  Object.fromEntries(games.map((one) => [one.game.meta.name, one]));

/** The games this server plays: a new game is one line here. */
export const GAMES: GameList = listed([
  { game: stoneAge as AnyGame, bots: stoneAgeBots as AnyBots },
]);
