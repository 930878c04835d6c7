import type { Member } from './deed.ts';
import type { TableState } from './table-state.ts';

const MINUTE = 60_000;
/** Long enough for a host who reads the names; too short to lose those who came. */
const TO_BEGIN = 2 * MINUTE;
/** Who stands up and says nothing more has gone; they may have changed seats. */
const STANDING_AWAY = 10 * MINUTE;
/** Who sits may wait in silence for a friend who is late. */
const SITTING_AWAY = 60 * MINUTE;

/** From when on a member may begin the game; undefined while nothing they wait for would let them. */
export function mayBeginAt(table: TableState, member: Member | undefined): number | undefined {
  const { stage, host, seats, attendance } = table;
  const { fullSince } = attendance;
  if (stage !== 'gathering' || fullSince === undefined) return undefined;
  if (member === host) return fullSince;
  if (seats.of(member) === undefined) return undefined;
  return seats.of(host) === undefined ? fullSince : fullSince + TO_BEGIN;
}

/**
 * From when on a member may give the seats that are still free to bots, though they are not the host:
 * whoever has sat longest, when the host does nothing any more.
 */
export function mayFillAt(table: TableState, member: Member | undefined): number | undefined {
  const { stage, host, seats, attendance } = table;
  if (stage !== 'gathering' || seats.free === undefined) return undefined;
  if (member === undefined || member !== seats.longestSitting(host)) return undefined;
  const patience = seats.of(host) === undefined ? STANDING_AWAY : SITTING_AWAY;
  return attendance.seenAt(host) + patience;
}
