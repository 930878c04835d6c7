import type { Ink } from './ink.ts';
import type { Seat } from './seats.ts';

/** How the board is looked at: by whom, how wide and in which colours. */
export interface Look {
  readonly seats: readonly Seat[];
  readonly ink: Ink;
  readonly width: number;
  /** The numbers to choose places by; what has none cannot be chosen now. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The place that was chosen, while it is asked how. */
  readonly chosen?: string | undefined;
}

/** A player's letter in its colour. */
export const markOf = (look: Look, seat: number): string =>
  look.ink.player(seat, seatOf(look, seat).mark);

/** "H Heron" */
export const nameOf = (look: Look, seat: number): string =>
  `${markOf(look, seat)} ${seatOf(look, seat).name}`;

/** Who sits there. */
export function seatOf({ seats }: Pick<Look, 'seats'>, seat: number): Seat {
  const found = seats[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** The number of a place, lit, in two columns. */
export function numberAt({ numbers, ink }: Look, place: string): string {
  const number = numbers.get(place);
  return number === undefined ? '  ' : ink.lit(String(number).padStart(2));
}

/** What can be chosen is lit as long as something can; a board without numbers is all alike. */
export const litOrFaint = ({ numbers, ink }: Look, place: string, text: string): string => {
  if (numbers.size === 0) return text;
  return numbers.has(place) ? ink.strong(text) : ink.faint(text);
};
