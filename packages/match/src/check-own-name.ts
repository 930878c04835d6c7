import { checkName } from './check-words.ts';
import { Declined } from './declined.ts';
import type { Member } from './deed.ts';
import type { TableState } from './table-state.ts';

/**
 * The name that somebody wants a seat by, if nobody could take them for somebody else: not for who has
 * a seat or left one to a bot, nor for the host, nor for a bot. Who only watches has no right to a name
 * against who sits down.
 */
export function checkSeatName(table: TableState, wanted: string, by: Member): string {
  const name = checkName(wanted);
  const hosts = by === table.host ? undefined : table.voices.nameOf(table.host);
  decline(table, name, [...namesAtSeats(table, by), ...(hosts === undefined ? [] : [hosts])]);
  return name;
}

/** The same for who speaks without a seat; others who do have their names as well. */
export function checkSpeakerName(
  table: TableState,
  wanted: string | undefined,
  by: Member,
): string {
  const name = checkName(wanted);
  decline(table, name, namesAtSeats(table, by));
  if ((table.voices.ownerOf(name) ?? by) !== by) throw taken();
  return name;
}

const namesAtSeats = ({ seats }: TableState, by: Member): string[] =>
  seats.all.flatMap(({ person }) =>
    person === undefined || person.member === by ? [] : [person.name],
  );

function decline({ naming, plan }: TableState, name: string, others: readonly string[]): void {
  const looks = naming.looksOf(name);
  const isLike = (other: string): boolean =>
    naming.looksOf(other).some((look) => looks.includes(look));
  if (others.some(isLike)) throw taken();
  if (naming.isBots(name, plan.game)) {
    throw new Declined(
      'name-taken',
      'name: that is the name of a bot, or close to it. Choose another.',
    );
  }
}

const taken = (): Declined =>
  new Declined(
    'name-taken',
    'name: someone here has it, or one that looks like it. Choose another.',
  );
