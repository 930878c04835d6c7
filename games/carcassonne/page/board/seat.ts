import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import type { Snapshot } from '../../rules/index.ts';

/** A player of the game together with who sits there. */
export interface Seated extends Seat {
  readonly number: number;
  readonly score: number;
  /** Followers in the supply. */
  readonly supply: number;
  /** Once the game is over. */
  readonly final: number | undefined;
  /** Whether the game waits for them. */
  readonly isAsked: boolean;
}

export const seated = (view: Snapshot, seats: readonly Seat[]): Seated[] =>
  view.players.map(({ score, followers }, number) => ({
    ...ofSeat(seats, number),
    number,
    score,
    supply: followers,
    final: view.result?.scores[number],
    isAsked: number === view.decision?.player,
  }));

/** From the first player around the table. */
export const inTurnOrder = (everybody: readonly Seated[], first: number): Seated[] => [
  ...everybody.slice(first),
  ...everybody.slice(0, first),
];
