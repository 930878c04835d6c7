import type { Seat } from '../seats.ts';
import type { TurnSoFar } from '../solo/turn.ts';
import type { Ink } from '../terminal/ink.ts';

/** How the board is looked at: by whom, how wide and in which colours. */
export interface Look {
  readonly seats: readonly Seat[];
  readonly ink: Ink;
  readonly width: number;
  /** The numbers to choose places by; what has none cannot be chosen now. */
  readonly numbers: ReadonlyMap<string, number>;
  /** In the one-player game. */
  readonly turn?: TurnSoFar;
}

/** A player's letter in its colour. */
export const markOf = ({ seats, ink }: Look, seat: number): string =>
  ink.player(seat, seats[seat]!.mark);

/** "H Heron" */
export const nameOf = (look: Look, seat: number): string =>
  `${markOf(look, seat)} ${look.seats[seat]!.name}`;

/** The number of a place, lit, in two columns. */
export function numberOf({ numbers, ink }: Look, place: string): string {
  const number = numbers.get(place);
  return number === undefined ? '  ' : ink.lit(String(number).padStart(2));
}

/** What can be chosen is lit as long as something can; a board without numbers is all alike. */
export const litOrFaint = ({ numbers, ink }: Look, place: string, text: string): string => {
  if (numbers.size === 0) return text;
  return numbers.has(place) ? ink.strong(text) : ink.faint(text);
};
