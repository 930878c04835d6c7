import type { Setup } from '@ochre/kernel';
import type { BotQuestion } from './question.ts';
import type { Rules } from './rules.ts';
import type { Sight } from './sight.ts';

/**
 * What a game tells the bots that judge positions by a trained value: how a position is seen, and what
 * the rules' words for a move mean to whoever thinks about it. It is made for a setup, and asked in the
 * innermost loops: its answers should cost next to nothing.
 */
export interface Knowledge<State, Action> {
  readonly game: Rules<State, Action>;
  readonly setup: Setup;
  readonly sight: Sight<State>;
  isOver(state: State): boolean;
  /**
   * Whether whoever moved last is to choose again in the same turn: such a position is worth what the
   * best of these choices makes of it.
   */
  isMidTurn?(state: State): boolean;
  /** They count up; a playout ends with one. */
  roundOf(state: State): number;
  /** Whether nothing was left to chance between a position and the one after a move. */
  isCertain(before: State, after: State): boolean;
  /** A move that is made before any other is weighed. */
  obvious(legal: readonly Action[]): Action | undefined;
  /** What sound rules say of these moves. */
  advice(state: State, legal: readonly Action[]): Advice<Action>;
  /** Where nothing else counts any more, the game should come to its end: so much for being near it. */
  progress(state: State, seat: number): number;
  /** Where it is worth while to play on. */
  isPlayedOn(state: State, legal: readonly Action[]): boolean;
  /**
   * Where no move is obvious, leaves anything to chance or brings anything to light: what of that which
   * is hidden from a seat sways whoever is to move, as text. Two deals with the same text are played
   * alike there. Undefined elsewhere.
   */
  swayedBy?(state: State, seat: number): string | undefined;
  /** Elsewhere: the best move by a plan, if so much work and the limit allow one. */
  solve?(
    value: Value<State>,
    work: number,
    question: BotQuestion<State, Action>,
  ): Action | undefined;
}

export interface Advice<Action> {
  /** What speaks for a move, in shares of winning. */
  on(action: Action): number;
}

/** Says what a position is worth to a seat. */
export interface Value<State> {
  value(state: State, seat: number): number;
}
