import type { CommandOf } from '@ochre/protocol';
import { playing } from './check-playing.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import type { TableState } from './table-state.ts';
import { waitsFor } from './undo-request.ts';

export function checkAskUndo(table: TableState, _command: unknown, by: Member, at: number): Deed[] {
  const { seat, course } = playing(table, by, at);
  if (table.request !== undefined) {
    throw new Declined('not-now', 'There is already a request; answer it first.');
  }
  if (course.takesBack === seat) {
    throw new Declined('not-now', 'There is no need to ask; undo your move.');
  }
  const moves = course.beforeLastMoveOf(seat);
  if (moves === undefined) throw new Declined('nothing-to-undo', 'You have not made a move yet.');
  const others = table.seats.people.some((other) => other !== seat);
  if (others) return [{ kind: 'undoAsked', seat, moves }];
  // Against bots alone there is nobody who could mind, except that it must not be a way to peek.
  if (course.nothingRevealedSince(moves)) return [{ kind: 'tookBack', seat, moves }];
  throw new Declined(
    'nothing-to-undo',
    'Something has been revealed since your last move, and there is nobody to ask.',
  );
}

export function checkAnswerUndo(
  table: TableState,
  { agrees }: CommandOf<'answerUndo'>,
  by: Member,
  at: number,
): Deed[] {
  const { seat } = playing(table, by, at);
  const { request } = table;
  if (request === undefined) throw new Declined('not-now', 'Nobody has asked for an undo.');
  const waiting = waitsFor(request, table.seats.people);
  if (!waiting.includes(seat)) {
    throw new Declined(
      'not-yours',
      'You have already asked or answered; it is up to the others now.',
    );
  }
  const answered: Deed = { kind: 'undoAnswered', seat, agrees };
  const isLast = agrees && waiting.length === 1;
  const { by: asker, moves } = request;
  return isLast ? [answered, { kind: 'tookBack', seat: asker, moves }] : [answered];
}
