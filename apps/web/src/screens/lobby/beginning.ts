import type { Plan, SeatPlan, SeatView, TableView } from '@ochre/match';

/** Whether the game can begin, and if not, what it waits for. */
export type Beginning =
  | { readonly kind: 'now' }
  | { readonly kind: 'seats'; readonly free: number }
  | { readonly kind: 'host' };

export const isFree = ({ name, bot }: SeatView): boolean => name === undefined && bot === undefined;

export const freeSeats = ({ seats }: TableView): number => seats.filter(isFree).length;

export function beginningOf(view: TableView): Beginning {
  const free = freeSeats(view);
  if (free > 0) return { kind: 'seats', free };
  return view.isHost ? { kind: 'now' } : { kind: 'host' };
}

/** The same table with somebody else expected at a seat. */
export const withSeat = (plan: Plan, at: number, seat: SeatPlan): Plan => ({
  ...plan,
  seats: plan.seats.map((one, index) => (index === at ? seat : one)),
});

export const withoutSeat = (plan: Plan, at: number): Plan => ({
  ...plan,
  seats: plan.seats.filter((_, index) => index !== at),
});

export const withOneMore = (plan: Plan): Plan => ({
  ...plan,
  seats: [...plan.seats, { kind: 'person' }],
});
