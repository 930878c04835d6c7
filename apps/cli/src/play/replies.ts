import { Refused } from '@ochre/kernel';
import { castOf, didYouMean } from '@ochre/terminal';
import { commandsOf } from './commands.ts';
import { howToType } from './how-to-type.ts';
import type { Question } from './question.ts';
import type { Table } from './table.ts';

/** What is said in reply to commands and to what is no legal move. */

export function helpReply({ game, moment: { view }, choices }: Question, rest: string): string[] {
  if (rest.toLowerCase().startsWith('r')) return game.rules(view).slice();
  return [
    howToType(game),
    'You can also type:',
    ...commandsOf(game).map(({ form, about }) => `  ${form.padEnd(16)} ${about}`),
    ...game.legend(view),
    `Moves now: ${[...new Set(choices.map(({ words }) => words))].join(', ')}.`,
  ];
}

/** A move written out, as somebody typed it who is asked now. */
export const spelledOut = ({ listed, decision }: Table, text: string): string =>
  listed.terminal.spelledOut(text, decision?.kind ?? '');

/** Why a text is no move that can be made now; undefined when it can. */
export function refusal(table: Table, text: string): string | undefined {
  const move = spelledOut(table, text);
  try {
    const why = table.whyNot(move);
    return why && `${why.message} (${why.rule})`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { moveWords } = table.listed.terminal;
    return moveWords.some((word) => move.split(' ')[0] === word)
      ? error.message
      : notUnderstood(table, text);
  }
}

function notUnderstood({ listed: { terminal } }: Table, text: string): string {
  const [word = ''] = text.split(' ');
  const typed = word.slice(0, 40);
  const known = [...commandsOf(terminal).map(({ name }) => name), ...terminal.moveWords];
  return `"${typed}" is no move and no command.${didYouMean(typed, known)} Type a number, a move, or help.`;
}

export function whyReply(table: Table, text: string): string[] {
  if (text === '') return [`Why what? For example: why ${table.listed.terminal.exampleMove}`];
  return [refusal(table, text) ?? `${spelledOut(table, text)} is allowed now.`];
}

const SHOWN = 20;

export function logReply(table: Table, viewer: number, rest: string): string[] {
  const count = /^\d{1,4}$/.test(rest) ? Number(rest) : SHOWN;
  const cast = castOf(table.seats);
  const lines = table
    .eventsSince(0, viewer)
    .flatMap((event) => table.listed.terminal.sentence(event, cast) ?? [])
    .slice(-count);
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines;
}
