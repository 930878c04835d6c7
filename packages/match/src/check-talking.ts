import type { CommandOf } from '@ochre/protocol';
import { MOST_MUTES, PHRASES } from '@ochre/protocol/vocabulary';
import { checkSpeakerName } from './check-own-name.ts';
import { checkSaying } from './check-words.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import type { Muting } from './mutes.ts';
import { placeOf } from './place-of.ts';
import type { TableState } from './table-state.ts';

export function checkSay(table: TableState, command: CommandOf<'say'>, by: Member): Deed[] {
  const name = speaker(table, by, command.name);
  return [{ kind: 'said', name, text: checkSaying(command.text) }];
}

export function checkSayPhrase(
  table: TableState,
  command: CommandOf<'sayPhrase'>,
  by: Member,
): Deed[] {
  const name = speaker(table, by, command.name);
  const { phrase } = command;
  if (!PHRASES.includes(phrase)) {
    throw new Declined('bad-text', `phrase: one of ${PHRASES.join(', ')} is expected`);
  }
  return [{ kind: 'said', name, phrase }];
}

/** What is to be kept beside the log; nothing where it is so already. */
export function checkMute(
  table: TableState,
  { whom, isMuted }: CommandOf<'mute'>,
  by: Member,
): Omit<Muting, 'since'> | undefined {
  const { mutes } = table;
  const member = whom === 'watching' ? whom : somebodyElseAt(table, whom, by);
  if (mutes.hasMuted(by, member) === isMuted) return undefined;
  const isStranger = placeOf(table, by) === 'watching' && !mutes.isChoosy(by);
  if (isStranger && mutes.size >= MOST_MUTES) {
    throw new Declined('too-many', 'Too many spectators have muted someone at this table.');
  }
  return { by, whom: member, isMuted };
}

function somebodyElseAt({ seats }: TableState, at: number, by: Member): Member {
  const seat = seats.all[at];
  if (seat === undefined) {
    throw new Declined('no-such-seat', `whom: there are seats from 0 to ${seats.all.length - 1}`);
  }
  const { person } = seat;
  if (person === undefined) throw new Declined('not-now', 'Nobody at that seat can talk.');
  if (person.member === by) throw new Declined('not-now', 'You cannot mute yourself.');
  return person.member;
}

/** Who has or had a seat speaks by the name given there. */
function speaker(table: TableState, by: Member, name: string | undefined): string {
  const { stage, seats, talk } = table;
  if (stage === 'closed') throw new Declined('not-now', 'The table is closed.');
  if (talk.talkers === 'nobody') throw new Declined('not-now', 'The host has closed the chat.');
  if (talk.talkers === 'players' && seats.of(by) === undefined && by !== table.host) {
    throw new Declined('not-now', 'The host has closed the chat to spectators.');
  }
  talk.checkRoom(placeOf(table, by), by);
  return seats.nameOf(by) ?? checkSpeakerName(table, name, by);
}
