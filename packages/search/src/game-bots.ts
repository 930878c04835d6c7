import type { Setup } from '@ochre/kernel';
import type { Bot } from './bot.ts';

/** In which way a bot is not quite what its name promises, in this game. */
export type Caveat =
  /** It was never trained for such a game: another one plays. */
  | { readonly kind: 'untrained'; readonly name: string; readonly plays: string }
  | { readonly kind: 'trainedFor'; readonly name: string; readonly game: string };

/** A bot made ready for a game, and what whoever plays against it should know. */
export interface Opponent<State, Action> {
  readonly bot: Bot<State, Action>;
  readonly caveat?: Caveat;
}

/** What a game's bots are to those who seat them: one of these for each game. */
export interface GameBots<State, Action> {
  /** The names that can take a seat, the weakest first, and a line for people about each. */
  readonly opponents: Readonly<Record<string, string>>;
  /** Those of them that think for as long as they are given; all others answer almost at once. */
  readonly lookAhead: readonly string[];
  /** The bot of that name for a game. What it needs is loaded first. */
  opponentNamed(name: string, setup: Setup): Promise<Opponent<State, Action>>;
  /** Quick and sound: it plays games to the end to see what they may come to. */
  readonly playoutBot: Bot<State, Action>;
}

/** The bots of a game about which nothing more is known. */
export type AnyBots = GameBots<unknown, unknown>;
