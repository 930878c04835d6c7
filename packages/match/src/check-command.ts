import type { Command, CommandOf } from '@ochre/protocol';
import { checkAnswerUndo, checkAskUndo } from './check-asking.ts';
import { checkEndTurn, checkMove, checkResign, checkUndo } from './check-playing.ts';
import { checkAnswerReplace, checkAskReplace } from './check-replacing.ts';
import { checkBegin, checkPlanned, checkSit, checkStand } from './check-seating.ts';
import { checkMute, checkSay, checkSayPhrase } from './check-talking.ts';
import type { Deed, Member } from './deed.ts';
import type { TableState } from './table-state.ts';

type Check<Asked> = (table: TableState, command: Asked, by: Member, at: number) => Deed[];
type Checks = { readonly [Kind in Command['kind']]: Check<CommandOf<Kind>> };

/** What each command would do, or why it is declined. */
const CHECKS: Checks = {
  sit: checkSit,
  stand: checkStand,
  plan: checkPlanned,
  begin: checkBegin,
  move: checkMove,
  endTurn: checkEndTurn,
  undo: checkUndo,
  askUndo: checkAskUndo,
  answerUndo: checkAnswerUndo,
  askReplace: checkAskReplace,
  answerReplace: checkAnswerReplace,
  resign: checkResign,
  say: checkSay,
  sayPhrase: checkSayPhrase,
  mute: checkMute,
};

export const checkCommand: Check<Command> = (table, command, by, at) =>
  (CHECKS[command.kind] as Check<Command>)(table, command, by, at);
