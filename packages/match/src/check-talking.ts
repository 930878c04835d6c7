import type { CommandOf } from '@ochre/protocol';
import { PHRASES } from '@ochre/protocol/vocabulary';
import { checkSpeakerName } from './check-own-name.ts';
import { checkSaying } from './check-words.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
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

/** What is so already needs no deed. */
export function checkMute(table: TableState, command: CommandOf<'mute'>, by: Member): Deed[] {
  const { whom, isMuted } = command;
  const wasMuted =
    whom === 'watching'
      ? table.mutes.hasMutedWatching(by)
      : table.mutes.hasMuted(by, somebodyElseAt(table, whom, by));
  return wasMuted === isMuted ? [] : [{ kind: 'muted', whom, isMuted }];
}

function somebodyElseAt({ seats }: TableState, at: number, by: Member): Member {
  const seat = seats.all[at];
  if (seat === undefined) {
    throw new Declined('no-such-seat', `whom: there are seats from 0 to ${seats.all.length - 1}`);
  }
  const { person } = seat;
  if (person === undefined) throw new Declined('not-now', 'Nobody sits there who could talk.');
  if (person.member === by) throw new Declined('not-now', 'That is your own seat: mute another.');
  return person.member;
}

/** Who has or had a seat speaks by the name given there. */
function speaker(table: TableState, by: Member, name: string | undefined): string {
  if (table.stage === 'closed') throw new Declined('not-now', 'The table is closed.');
  return table.seats.nameOf(by) ?? checkSpeakerName(table, name, by);
}
