import type { Setup } from '@ochre/kernel';
import type { Bot } from '../../bot.ts';
import type { Judge } from '../../review/game-review.ts';
import type { Rules } from '../../value/rules.ts';
import type { PuzzleKind } from '../puzzle.ts';
import type { GamePuzzles, Solver } from './game-puzzles.ts';

/** All that is needed to make puzzles of one kind of game. */
export interface Making<State, Action> {
  readonly game: Rules<State, Action>;
  readonly setup: Setup;
  readonly judge: Judge<State, Action>;
  readonly solver: Solver<State, Action> | undefined;
  /** The weakest first. */
  readonly levels: readonly Level<State, Action>[];
  /** Which kinds are wanted. */
  readonly kinds: readonly PuzzleKind[];
  /** Only what this level fails, or a stronger one, is a puzzle. */
  readonly least: string;
  /** Answers of which there are enough. */
  readonly spent: readonly string[];
  /** Who plays the games in which puzzles are found. */
  readonly player: Bot<State, Action>;
  /** Plays games to their end, for a second opinion. */
  readonly playoutBot: Bot<State, Action>;
}

export interface Level<State, Action> {
  readonly name: string;
  readonly bot: Bot<State, Action>;
  readonly looksAhead: boolean;
}

/** Which puzzles; bots are given by their names. */
export type Wanted = Pick<Making<never, never>, 'kinds' | 'least' | 'spent'> & {
  readonly player: string;
};

/** Everything is loaded; undefined where nobody was trained to judge such a game. */
export async function makingFor<State, Action>(
  { review, bots, solverFor }: GamePuzzles<State, Action>,
  setup: Setup,
  { kinds, least, spent, player }: Wanted,
): Promise<Making<State, Action> | undefined> {
  const { game } = review;
  const judge = await review.judgeFor(setup);
  if (judge === undefined) return undefined;
  const botNamed = async (name: string): Promise<Bot<State, Action>> =>
    (await bots.opponentNamed(name, setup)).bot;
  const levels = await Promise.all(
    game.meta.levels.map(async (name) => ({
      name,
      bot: await botNamed(name),
      looksAhead: bots.lookAhead.includes(name),
    })),
  );
  return {
    game,
    setup,
    judge,
    solver: await solverFor?.(setup),
    levels,
    kinds,
    least,
    spent,
    player: await botNamed(player),
    playoutBot: bots.playoutBot,
  };
}
