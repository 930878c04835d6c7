import type { Plan, SeatPlan } from '@ochre/protocol';
import type { Table } from './table.ts';

/** The same once more, with all seats moved by one: the next player begins. */
export const rematchOf = ({ plan }: Table): Plan => movedByOne(plan, plan.seats);

/** The same without those who have left: the bots that took over for them have their seats. */
export function rematchOfThoseThere({ plan, seats }: Table): Plan {
  const planned = plan.seats.map((seat, at): SeatPlan => {
    const { bot, left } = seats[at]!;
    return bot === undefined || left === undefined ? seat : { kind: 'bot', level: bot };
  });
  return movedByOne(plan, planned);
}

const movedByOne = (plan: Plan, [first, ...others]: readonly SeatPlan[]): Plan => ({
  ...plan,
  seats: [...others, first!],
});
