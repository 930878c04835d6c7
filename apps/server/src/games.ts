import { type Bot, OPPONENTS, opponentNamed } from '@ochre/bots';
import type { Game, GameEvent, Setup } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age';

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>;

/** A game of the list: nothing else here knows more about any of them. */
export interface ListedGame {
  readonly game: AnyGame;
  /** The bots that can take a seat, and a line for people about each. */
  readonly opponents: Readonly<Record<string, string>>;
  /** The bot of that name, made ready for a game. */
  opponentNamed(name: string, setup: Setup): Promise<{ readonly bot: Bot<unknown, unknown> }>;
  /** Who plays when another bot fails, the better one first. The last one never fails. */
  readonly understudies: readonly string[];
}

/** By name. */
export type GameList = Readonly<Record<string, ListedGame>>;

/** The games this server plays: a new game is one entry here. */
export const GAMES: GameList = {
  'stone-age': {
    game: stoneAge as AnyGame,
    opponents: OPPONENTS,
    opponentNamed: opponentNamed as ListedGame['opponentNamed'],
    understudies: ['greedy', 'random'],
  },
};
