import type { Member, Plan, SeatView } from '@ochre/match';

/** Who a person around one screen is to the table: nobody but the table is ever told. */
export const memberAt = (seat: number): Member => `person-${seat}`;

/** Whoever looks on while bots play. */
export const ONLOOKER: Member = 'onlooker';

/** Whether a person plays there now. */
export const isPersons = ({ name, bot }: SeatView): boolean =>
  name !== undefined && bot === undefined;

/** All who may ever look: those for whom there is a seat, or the onlooker. */
export function membersOf({ seats }: Plan): readonly Member[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [memberAt(seat)] : []));
  return people.length > 0 ? people : [ONLOOKER];
}

export const hostOf = (plan: Plan): Member => membersOf(plan)[0]!;
