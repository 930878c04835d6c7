import type { AnyGame, GameEvent } from '@ochre/kernel';
import type { AnyBots } from '@ochre/search';
import { bots } from '@ochre/stone-age/bots';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { GRADE_WORDS } from './grades.ts';
import { type Cast, ENDINGS, sentence } from './sentences.ts';

/** The games this program plays, and what it knows of each: a new game is one entry here. */
export const GAMES = {
  'stone-age': {
    game: stoneAge,
    bots,
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
  readonly game: AnyGame;
  readonly bots: AnyBots;
  /** Why a game ended, in words. */
  readonly endings: Readonly<Record<string, string>>;
  /** What scores are called, in words, the lowest first; for games that have such names. */
  readonly grades: Readonly<Record<string, string>>;
  /** What a finished game was like. */
  lookBack(state: unknown): LookBack;
  /** What happened, in words; undefined where another event of the same move says it. */
  sentence(event: GameEvent, cast: Cast): string | undefined;
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
  Object.hasOwn(GAMES, name) ? (GAMES[name as keyof typeof GAMES] as ListedGame) : undefined;
