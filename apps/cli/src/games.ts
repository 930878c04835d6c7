import { type Bot, LEVELS, OPPONENTS, opponentNamed, STONE_AGE_BOTS } from '@ochre/bots';
import type { Game, GameEvent, Setup } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age';
import { GRADE_WORDS } from './grades.ts';
import { type Cast, ENDINGS, sentence } from './sentences.ts';

/** The games this program plays, and what it knows of each: a new game is one entry here. */
export const GAMES = {
  'stone-age': {
    game: stoneAge,
    levels: LEVELS,
    opponents: OPPONENTS,
    opponentNamed,
    playoutBot: STONE_AGE_BOTS.greedy,
    endings: ENDINGS,
    grades: GRADE_WORDS,
    lookBack,
    sentence,
  },
} as const;

function lookBack(state: State): LookBack {
  const { breakdown = [], grade } = stoneAge.view(state, 'all').result ?? {};
  const { round: rounds, ended: ending } = state;
  return { rounds, ending, breakdown, ...(grade === undefined ? {} : { grade }) };
}

/** A game of the list, for those who need to know nothing more about it. */
export interface ListedGame {
  readonly game: Game<unknown, unknown, unknown, GameEvent>;
  /** Those of the opponents that are levels, the weakest first. */
  readonly levels: readonly string[];
  /** Who can be played against: names, and a line for people about each. */
  readonly opponents: Readonly<Record<string, string>>;
  /** The bot of that name, made ready for a game. */
  opponentNamed(name: string, setup: Setup): Promise<Opponent>;
  /** Quick and sound: it plays games to the end to see what they may come to. */
  readonly playoutBot: Bot<unknown, unknown>;
  /** Why a game ended, in words. */
  readonly endings: Readonly<Record<string, string>>;
  /** What scores are called, in words, the lowest first; for games that have such names. */
  readonly grades: Readonly<Record<string, string>>;
  /** What a finished game was like. */
  lookBack(state: unknown): LookBack;
  /** What happened, in words; undefined where another event of the same move says it. */
  sentence(event: GameEvent, cast: Cast): string | undefined;
}

export interface Opponent {
  readonly bot: Bot<unknown, unknown>;
  /** What whoever plays against it should know. */
  readonly note?: string;
}

export interface LookBack {
  readonly rounds: number;
  readonly ending: string;
  /** Points by line of the scoring, of every seat. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** What the score of a game for one is called. */
  readonly grade?: string;
}

export const DEFAULT_GAME = 'stone-age';
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

export const gameNamed = (name: string): ListedGame | undefined =>
  Object.hasOwn(GAMES, name) ? GAMES[name as keyof typeof GAMES] : undefined;
