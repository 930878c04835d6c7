import type { Games, ListedGame } from '@ochre/match';
import { stoneAge } from '@ochre/stone-age';

/** The games this page plays, and who plays when a bot of theirs fails: the better one first. */
export interface PageGame {
  readonly game: ListedGame;
  readonly understudies: readonly string[];
}
export type PageGames = Readonly<Record<string, PageGame>>;

/** A new game is one entry here. */
export const PAGE_GAMES: PageGames = {
  'stone-age': { game: stoneAge as ListedGame, understudies: ['greedy', 'random'] },
};

export const gamesOf = (games: PageGames): Games =>
  Object.fromEntries(Object.entries(games).map(([name, { game }]) => [name, game]));
