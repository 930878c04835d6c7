import type { CommandOf } from '@ochre/protocol';
import { mayReplaceAt } from './absence.ts';
import { playing } from './check-playing.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import type { TableState } from './table-state.ts';

export function checkAskReplace(
  table: TableState,
  { seat: whom }: CommandOf<'askReplace'>,
  by: Member,
  at: number,
): Deed[] {
  const { seat } = playing(table, by, at);
  const { seats, clock, replacing, personsTurn } = table;
  if (clock !== undefined) {
    throw new Declined('not-now', 'This table has a clock; a bot takes over when time runs out.');
  }
  if (replacing !== undefined) {
    throw new Declined('not-now', 'There is already a request; answer it first.');
  }
  if (seats.all[whom] === undefined) {
    throw new Declined('no-such-seat', `seat: there are seats from 0 to ${seats.all.length - 1}`);
  }
  if (whom === seat)
    throw new Declined('not-yours', 'You cannot ask for a bot for yourself; resign instead.');
  if (whom !== personsTurn) {
    throw new Declined('not-now', `The table is not waiting for seat ${whom + 1}.`);
  }
  const from = mayReplaceAt(table, seat);
  if (from === undefined || from > at) {
    throw new Declined('not-now', 'The table has not been waiting for half an hour yet.');
  }
  return [{ kind: 'replaceAsked', seat, whom }];
}

export function checkAnswerReplace(
  table: TableState,
  { agrees }: CommandOf<'answerReplace'>,
  by: Member,
  at: number,
): Deed[] {
  const { seat } = playing(table, by, at);
  const { replacing } = table;
  if (replacing === undefined) throw new Declined('not-now', 'Nobody has asked for a bot.');
  const hasAgreed = [replacing.by, replacing.seat, ...replacing.agreed].includes(seat);
  if (agrees && hasAgreed) {
    throw new Declined(
      'not-yours',
      'You have already asked or agreed, or the request is about you.',
    );
  }
  return [{ kind: 'replaceAnswered', seat, agrees }];
}
