import { Refused } from '@ochre/kernel';
import { nearestTo } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { commandsOf } from './commands.ts';
import { howToType } from './how-to-type.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import type { Question } from './question.ts';

/** What is said in reply to commands and to what is no legal move. */

export function helpReply({ listed, moment: { view }, choices }: Question, rest: string): string[] {
  const { terminal, words } = listed;
  if (rest.toLowerCase().startsWith('r')) return terminal.rules(view).slice();
  return [
    howToType(listed),
    words.play.help.alsoType,
    ...commandsOf(listed).map(({ form, about }) => `  ${form.padEnd(16)} ${about}`),
    ...terminal.legend(view),
    words.play.help.movesNow([...new Set(choices.map((choice) => choice.words))]),
  ];
}

/** A move written out, as somebody typed it who is asked now. */
export const spelledOut = ({ listed, decision }: KeyboardTable, text: string): string =>
  listed.terminal.spelledOut(text, decision?.kind ?? '');

/** Why a text is no move that can be made now; undefined when it can. */
export function refusal(table: KeyboardTable, text: string): string | undefined {
  const move = spelledOut(table, text);
  const { terminal, words } = table.listed;
  try {
    const refused = table.refused(move);
    return refused && `${terminal.reason(refused)} (${refused.why.rule})`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return terminal.moveWords.some((word) => move.split(' ')[0] === word)
      ? words.play.unclear.garbled(text.slice(0, 40), error.message, terminal.exampleMove)
      : notUnderstood(table.listed, text);
  }
}

function notUnderstood(listed: ListedGame, text: string): string {
  const { unknown, didYouMean, whatToType } = listed.words.play.unclear;
  const [word = ''] = text.split(' ');
  const typed = word.slice(0, 40);
  const known = [...commandsOf(listed).map(({ name }) => name), ...listed.terminal.moveWords];
  const nearest = nearestTo(typed, known);
  const guess = nearest === undefined ? [] : [didYouMean(nearest)];
  return [unknown(typed), ...guess, whatToType].join(' ');
}

export function whyReply(table: KeyboardTable, text: string): string[] {
  const { terminal, words } = table.listed;
  const { whyWhat, allowed } = words.play.unclear;
  if (text === '') return [whyWhat(terminal.exampleMove)];
  return [refusal(table, text) ?? allowed(spelledOut(table, text))];
}

const SHOWN = 20;

export function logReply(table: KeyboardTable, viewer: number, rest: string): string[] {
  const { terminal, words } = table.listed;
  const count = /^\d{1,4}$/.test(rest) ? Number(rest) : SHOWN;
  const lines = table
    .eventsSince(0, viewer)
    .flatMap((event) => terminal.sentence(event, table.readers) ?? [])
    .slice(-count);
  return lines.length === 0 ? [words.play.nothingHappened] : lines;
}
