import { type Random, randomFrom } from '@ochre/kernel';
import type { Making } from './making.ts';

/** A decision that may become a puzzle. Everything that is drawn for it comes from its seed. */
export interface Asked<State, Action> {
  readonly state: State;
  readonly player: number;
  readonly legal: readonly Action[];
  readonly seed: string;
}

/** The position as whoever decides sees it, with the rest drawn anew. */
export const seenBy = <State, Action>(
  { game }: Making<State, Action>,
  { state, player }: Asked<State, Action>,
  random: Random,
): State => game.determinize(state, player, random);

export const randomOf = (asked: Asked<unknown, unknown>, what: string): Random =>
  randomFrom(`${asked.seed} ${what}`);

/** Whether there are enough puzzles with that answer. */
export const isSpent = <State, Action>(
  { game, spent }: Making<State, Action>,
  { legal }: Asked<State, Action>,
  at: number,
): boolean => spent.includes(game.print(legal[at]!));

/** Where a move stands among the legal ones. */
export function placeOf<State, Action>(
  { game }: Making<State, Action>,
  { legal }: Asked<State, Action>,
  action: Action,
): number {
  const at = legal.indexOf(action);
  if (at >= 0) return at;
  const move = game.print(action);
  return legal.findIndex((one) => game.print(one) === move);
}
