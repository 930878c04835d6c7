import type { Plan, SeatPlan, SeatView, TableView } from '@ochre/match';

/** Whether the game can begin, and if not, what it waits for. */
export type Beginning =
  | { readonly kind: 'now' }
  | { readonly kind: 'seats'; readonly free: number }
  /** `left` until the viewer may begin instead, where they ever may. */
  | { readonly kind: 'host'; readonly left?: number };

export const isFree = ({ name, bot }: SeatView): boolean => name === undefined && bot === undefined;

export const freeSeats = ({ seats }: TableView): number => seats.filter(isFree).length;

export function beginningOf(view: TableView, now: number): Beginning {
  const { isHost, mayBeginAt } = view;
  const free = freeSeats(view);
  if (free > 0) return { kind: 'seats', free };
  if (isHost) return { kind: 'now' };
  if (mayBeginAt === undefined) return { kind: 'host' };
  return mayBeginAt > now ? { kind: 'host', left: mayBeginAt - now } : { kind: 'now' };
}

/** Whether the viewer may give free seats to bots though they are not the host. */
export const mayFill = ({ mayFillAt }: TableView, now: number): boolean =>
  mayFillAt !== undefined && mayFillAt <= now;

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
