import { ofSeat } from '@ochre/kernel';
import type { Snapshot, SnapshotPlayer } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';

/** A player of the game together with who sits there. */
export interface Seated extends Seat {
  readonly number: number;
  readonly player: SnapshotPlayer;
  readonly isFirst: boolean;
  /** Once the game is over. */
  readonly final: number | undefined;
  /** Whether the game waits for them. */
  readonly isAsked: boolean;
}

export const seated = (view: Snapshot, seats: readonly Seat[]): Seated[] =>
  view.players.map((player, number) => ({
    ...ofSeat(seats, number),
    number,
    player,
    final: view.result?.scores[number],
    isFirst: view.players.length > 1 && number === view.firstPlayer,
    isAsked: number === view.decision?.player,
  }));

/** From the first player around the table. */
export const inTurnOrder = (everybody: readonly Seated[], first: number): Seated[] => [
  ...everybody.slice(first),
  ...everybody.slice(0, first),
];
