import type { Random, Setup } from '@ochre/kernel';
import type { GameBots } from '../../game-bots.ts';
import type { GameReview } from '../../review/game-review.ts';

/** What making puzzles needs of a game: its review and its bots, and whoever can tell some decisions exactly. */
export interface GamePuzzles<State, Action> {
  readonly review: GameReview<State, Action>;
  readonly bots: GameBots<State, Action>;
  /** What it needs is loaded first; undefined where nobody can tell anything of such a game. */
  solverFor?(setup: Setup): Promise<Solver<State, Action> | undefined>;
}

/** Tells what moves come to by every way that they can go. */
export interface Solver<State, Action> {
  /** The same name and version say the same. */
  readonly name: string;
  readonly version: string;
  /** Whether it is worth a try: that must cost next to nothing. */
  knows(state: State, legal: readonly Action[]): boolean;
  /**
   * What these moves come to, in their order; undefined where that is too much to tell. `seen` is the position as
   * whoever decides sees it, with the rest drawn anew.
   */
  solve(seen: State, moves: readonly Action[], random: Random): Solution | undefined;
}

export interface Solution {
  readonly moves: readonly Solved[];
  /** Nothing of it was judged: the game is over where it ends. Otherwise playouts must confirm it. */
  readonly isCertain: boolean;
}

/** What can be expected of a move. */
export interface Solved {
  /** Of whoever decides, 0 to 1. */
  readonly share: number;
  /** It is no more than that: how much less was not asked, since another move is so much better. */
  readonly isAtMost?: true;
  /** By seat, where they are known. */
  readonly points?: readonly number[];
}

/** The making of a game about which nothing more is known. */
export type AnyPuzzles = GamePuzzles<unknown, unknown>;
