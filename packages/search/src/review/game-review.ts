import type { Chance, Random, Setup, Viewer } from '@ochre/kernel';
import type { Rules } from '../value/rules.ts';
import type { Worth } from './worth.ts';

/** What a review needs of a game. */
export interface GameReview<State, Action> {
  readonly game: Rules<State, Action>;
  /** What it needs is loaded first; undefined where nobody was trained to judge such a game. */
  judgeFor(setup: Setup): Promise<Judge<State, Action> | undefined>;
}

/**
 * Judges positions and moves of one kind of game, the same for luck and for loss. All it is shown are states
 * in which everything was drawn anew that is not open to everybody: no seat's secrets count, and nothing
 * to come is known.
 */
export interface Judge<State, Action> {
  /** It is frozen: the same name and version give the same report of the same record. */
  readonly name: string;
  readonly version: string;
  /** What everybody can expect where a look ahead ends and the game is not over. */
  worth(seen: State): Worth;
  /**
   * What everybody can expect where a look ahead has come to an end of the game that is only imagined: a narrow
   * victory is hardly more than none. Without it, what the rules say of that end.
   */
  imagined?(ended: State): Worth;
  /** Quick and sound: how all seats play on. */
  choose(seen: State, legal: readonly Action[], random: Random): Action;
  /** The moves worth a look, the best first by a glance; of those that come to the same, one. */
  candidates(seen: State, legal: readonly Action[], random: Random): readonly Action[];
  /** All that may come of a move, for those eyes; undefined where it is to be drawn by lot. */
  outcomes?(
    seen: State,
    action: Action,
    random: Random,
    eyes: Viewer,
  ): readonly Outcome<State>[] | undefined;
  /**
   * Whether what chance brought is in. Whoever can tell that is heard twice about points: as soon as it is, and where a
   * look ends. What is seen far ahead swings too much, and what is seen at once too little; the mean of both is about
   * right.
   */
  isSettled?(seen: State): boolean;
  /** How dice fall while somebody looks ahead, so that they do not blur what is looked at; else by lot. */
  readonly usualDice?: Chance;
  /** They count up. */
  roundOf(state: State): number;
  /**
   * So many rounds later a look ends: at what chance brought, at what a decision lost, and in playouts that check
   * such a loss. The further those go, the less they repeat a mistake of the judge.
   */
  readonly rounds: { readonly luck: number; readonly loss: number; readonly check: number };
}

/** What may come of a move; all of them together have the chance 1. */
export interface Outcome<State> {
  readonly state: State;
  readonly chance: number;
}

/** The review of a game about which nothing more is known. */
export type AnyReview = GameReview<unknown, unknown>;
