import type { CommandOf } from '@ochre/protocol';
import { MOST_BANS } from '@ochre/protocol/vocabulary';
import { onlyTheHost } from './check-seating.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import { leave } from './leave.ts';
import type { TableState } from './table-state.ts';

/**
 * Whoever was removed has no part in the table any more. The game of a day is for nobody but who plays it: others
 * have the same cards still before them.
 */
export function onlyTheWelcome({ bans, daily, host }: TableState, by: Member | undefined): void {
  if (bans.has(by)) throw notWelcome();
  if (daily !== undefined && by !== host) {
    throw new Declined('not-yours', 'A daily game is seen by nobody but its player.');
  }
}

export const notWelcome = (): Declined =>
  new Declined('not-allowed', 'The host has removed you from this table.');

/** What is so already needs no deed. */
export function checkLimitTalk(
  table: TableState,
  { to }: CommandOf<'limitTalk'>,
  by: Member,
): Deed[] {
  onlyTheHost(table, by);
  if (table.stage === 'closed') throw new Declined('not-now', 'The table is closed.');
  return table.talk.talkers === to ? [] : [{ kind: 'talkLimited', to }];
}

/** Before the game the seat is free again; in it a bot plays on, as for whoever resigns. */
export function checkBan(table: TableState, { whom }: CommandOf<'ban'>, by: Member): Deed[] {
  onlyTheHost(table, by);
  const { member, name } = 'seat' in whom ? sitter(table, whom.seat) : speaker(table, whom.said);
  if (member === by) throw new Declined('not-now', 'You cannot remove yourself.');
  const { bans, seats, stage } = table;
  if (bans.has(member)) return [];
  if (bans.all.length >= MOST_BANS) {
    throw new Declined('too-many', `There can be no more than ${MOST_BANS} bans; lift one first.`);
  }
  const seat = seats.of(member);
  const banned: Deed = { kind: 'banned', member, name, ...(seat === undefined ? {} : { seat }) };
  if (seat === undefined) return [banned];
  if (stage === 'gathering') return [banned, { kind: 'stood', seat }];
  return stage === 'playing' ? [banned, ...leave(table, seat, 'removed')] : [banned];
}

export function checkUnban(table: TableState, { ban }: CommandOf<'unban'>, by: Member): Deed[] {
  onlyTheHost(table, by);
  const member = table.bans.memberOf(ban);
  const name = table.bans.all.find((one) => one.ban === ban)?.name;
  if (member === undefined || name === undefined) {
    throw new Declined('not-now', 'ban: there is no such ban, or it was lifted');
  }
  return [{ kind: 'unbanned', member, name }];
}

interface Somebody {
  readonly member: Member;
  readonly name: string;
}

function sitter({ seats }: TableState, at: number): Somebody {
  const seat = seats.all[at];
  if (seat === undefined) {
    throw new Declined('no-such-seat', `seat: there are seats from 0 to ${seats.all.length - 1}`);
  }
  if (seat.person === undefined) throw new Declined('not-now', 'Nobody sits there.');
  return seat.person;
}

/** Who watches is known to nobody but by what they said. */
function speaker(table: TableState, number: number): Somebody {
  const entry = table.entryOf(number);
  if (entry?.deed.kind === 'said') return { member: entry.by, name: entry.deed.name };
  throw new Declined('not-now', 'said: the number of a chat message is expected');
}
