import { Refused } from '@ochre/kernel';
import type { Snapshot } from '@ochre/stone-age/rules';
import { didYouMean } from '../did-you-mean.ts';
import { sentence } from '../sentences.ts';
import type { Choice } from './choices/choice.ts';
import { COMMANDS } from './commands.ts';
import { spaceOf } from './places.ts';
import { presentationOf } from './presentations.ts';
import type { Seat } from './seats.ts';
import { KINDS, spelledOut } from './spelling.ts';
import type { Table } from './table.ts';
import { COMMAND_LINES, HOW_TO_TYPE } from './texts.ts';

/** What is said in reply to commands and to what is no legal move. */

export const castOf = (seats: readonly Seat[]): { names: string[]; you: number | undefined } => {
  const names = seats.map(({ name }) => name);
  const you = names.indexOf('You');
  return { names, you: you < 0 ? undefined : you };
};

export const helpReply = (
  snapshot: Snapshot,
  choices: readonly Choice[],
  rest: string,
): string[] =>
  rest.toLowerCase().startsWith('r')
    ? presentationOf(snapshot).rules(snapshot).slice()
    : [
        HOW_TO_TYPE,
        'You can also type:',
        ...COMMAND_LINES.map((line) => `  ${line}`),
        ...presentationOf(snapshot).legend(snapshot),
        `Moves now: ${[...new Set(choices.map(({ words }) => words))].join(', ')}.`,
      ];

/** Why a text is no move that can be made now; undefined when it can. */
export function refusal(table: Table, text: string): string | undefined {
  const { decision } = table;
  const move = spelledOut(text, decision?.kind ?? '');
  try {
    const why = table.whyNot(move);
    return why && `${why.message} (${why.rule})`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return KINDS.includes(move.split(' ')[0]!) ? error.message : notUnderstood(text);
  }
}

function notUnderstood(text: string): string {
  const word = text.split(' ')[0]!.slice(0, 40);
  const known = [...COMMANDS.map(({ name }) => name), ...KINDS];
  return `"${word}" is no move and no command.${didYouMean(word, known)} Type a number, a move, or help.`;
}

export function whyReply(table: Table, text: string): string[] {
  if (text === '') return ['Why what? For example: why place hut 2'];
  const move = spelledOut(text, table.decision?.kind ?? '');
  const why = refusal(table, text);
  return [why ?? `${move} is allowed now.`];
}

const SHOWN = 20;

export function logReply(table: Table, viewer: number, rest: string): string[] {
  const count = /^\d{1,4}$/.test(rest) ? Number(rest) : SHOWN;
  const cast = castOf(table.seats);
  const lines = table
    .eventsSince(0, viewer)
    .flatMap((event) => sentence(event, cast) ?? [])
    .slice(-count);
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines;
}

export const cardsReply = (snapshot: Snapshot, viewer: number): string[] =>
  presentationOf(snapshot).cards(snapshot, viewer);

/** A card or tile by its id, or the one that lies on a place. */
export function cardReply(snapshot: Snapshot, rest: string): string[] {
  const { cards, stacks } = snapshot;
  const word = rest.toLowerCase();
  if (word === '') return ['Which one? For example: card C05, card card2, card building1'];
  const there = /^card[1-5]$/.test(word)
    ? cards[spaceOf(word)]
    : /^building[1-5]$/.test(word)
      ? stacks[spaceOf(word)]?.top
      : word.toUpperCase();
  const about = presentationOf(snapshot).about(there ?? '');
  return about ?? [`There is no card or building "${rest.slice(0, 40)}".`];
}
