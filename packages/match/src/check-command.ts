import type { Command, CommandOf } from '@ochre/protocol';
import { checkAnswerUndo, checkAskUndo } from './check-asking.ts';
import { checkBan, checkLimitTalk, checkUnban, onlyTheWelcome } from './check-hosting.ts';
import { checkEndTurn, checkMove, checkResign, checkUndo } from './check-playing.ts';
import { checkAnswerReplace, checkAskReplace } from './check-replacing.ts';
import { checkBegin, checkChoose, checkPlanned, checkSit, checkStand } from './check-seating.ts';
import { checkSay, checkSayPhrase } from './check-talking.ts';
import type { Deed, Member } from './deed.ts';
import type { TableState } from './table-state.ts';

type Check<Asked> = (table: TableState, command: Asked, by: Member, at: number) => Deed[];
type Checks = { readonly [Kind in DeedCommand['kind']]: Check<CommandOf<Kind>> };

/** What becomes a deed. Muting is none: whoever is muted must not find a trace of it in the log. */
export type DeedCommand = Exclude<Command, CommandOf<'mute'>>;

/** What each command would do, or why it is declined. */
const CHECKS: Checks = {
  sit: checkSit,
  stand: checkStand,
  choose: checkChoose,
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
  limitTalk: checkLimitTalk,
  ban: checkBan,
  unban: checkUnban,
};

export const checkCommand: Check<DeedCommand> = (table, command, by, at) => {
  onlyTheWelcome(table, by);
  return (CHECKS[command.kind] as Check<DeedCommand>)(table, command, by, at);
};
