import type { AnyGame } from '@ochre/kernel';
import type { Games } from '@ochre/match';
import { pebbles } from '@ochre/pebbles/rules';
import { stoneAge } from '@ochre/stone-age/rules';

/** A game that this page plays. */
export interface PageGame {
  readonly game: AnyGame;
}
export type PageGames = Readonly<Record<string, PageGame>>;

/** A new game is one entry here. */
export const PAGE_GAMES: PageGames = {
  'stone-age': { game: stoneAge as AnyGame },
  pebbles: { game: pebbles as AnyGame },
};

export const gamesOf = (games: PageGames): Games =>
  Object.fromEntries(Object.entries(games).map(([name, { game }]) => [name, game]));
