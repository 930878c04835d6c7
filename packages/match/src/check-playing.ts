import { Refused } from '@ochre/kernel';
import type { CommandOf } from '@ochre/protocol';
import type { Course } from './course.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import { leave } from './leave.ts';
import type { TableState } from './table-state.ts';
import { movesTakenBackTo } from './taken-back.ts';

/** A person who plays, at a game that runs. */
interface Playing {
  readonly seat: number;
  readonly course: Course;
}

export function playing(table: TableState, by: Member, at: number): Playing {
  const { stage, course, seats, clock } = table;
  if (stage === 'gathering') throw new Declined('not-now', 'The game has not begun yet.');
  if (stage === 'closed')
    throw new Declined('not-now', 'The table is closed; the game will not go on.');
  const seat = seats.of(by);
  if (seat === undefined)
    throw new Declined('not-yours', 'You are only watching; you have no seat here.');
  if (stage === 'over') throw new Refused('game-over', 'The game is over: no more moves.');
  const endsAt = clock?.endsAt;
  if (table.turn === seat && endsAt !== undefined && endsAt <= at) {
    throw new Declined('out-of-time', 'You ran out of time; a bot took over.');
  }
  return { seat, course: course! };
}

export function checkMove(
  table: TableState,
  { move }: CommandOf<'move'>,
  by: Member,
  at: number,
): Deed[] {
  const { seat, course } = playing(table, by, at);
  return moveOf(course, move, seat);
}

export function moveOf(course: Course, move: string, seat: number): Deed[] {
  const { unconfirmed } = course;
  if (unconfirmed === seat) {
    throw new Declined('not-now', 'Your turn is done; end it or undo your move.');
  }
  if (unconfirmed !== undefined) {
    throw new Declined('not-now', 'The previous player has not ended their turn yet.');
  }
  return [{ kind: 'moved', seat, move: course.check(move, seat) }];
}

export function checkEndTurn(table: TableState, _command: unknown, by: Member, at: number): Deed[] {
  const { seat, course } = playing(table, by, at);
  if (course.unconfirmed === seat) return [{ kind: 'turnEnded', seat }];
  throw new Declined(
    'not-now',
    'You have no turn to end: a turn ends with a move that passes it on.',
  );
}

export function checkUndo(table: TableState, _command: unknown, by: Member, at: number): Deed[] {
  const { seat, course } = playing(table, by, at);
  const moves = movesTakenBackTo(table, seat);
  if (moves !== undefined) return [{ kind: 'tookBack', seat, moves }];
  throw new Declined(
    'nothing-to-undo',
    course.turn === seat
      ? 'There is nothing to undo since the turn began or something was revealed.'
      : 'Your turn has passed; ask the others for an undo.',
  );
}

export function checkResign(table: TableState, _command: unknown, by: Member, at: number): Deed[] {
  const { seat } = playing(table, by, at);
  return leave(table, seat, 'resigned');
}
