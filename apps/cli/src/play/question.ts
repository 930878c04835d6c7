import {
  type Choice,
  cut,
  type Ink,
  inColumns,
  left,
  numberOf,
  widest,
  wrap,
} from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import type { AnyMoment } from './keyboard-table.ts';

/** What is asked, and the numbered answers. */
export interface Question {
  readonly listed: ListedGame;
  readonly moment: AnyMoment;
  readonly choices: readonly Choice[];
  /** The choice whose options are asked for. */
  readonly open: Choice | undefined;
  /** How many answers were shown before, of a list that is too long. */
  readonly from: number;
  /** How many answers are shown at once. */
  readonly page: number;
}

/** One sentence: who decides what. */
export const asked = ({ listed, moment, open }: Question, name: string): string =>
  `${name}: ${open === undefined ? listed.terminal.question(moment) : open.ask}`;

/** Some things are chosen by numbers on the board. */
export const numbersOnBoard = ({
  listed,
  moment,
  choices,
  open,
}: Question): ReadonlyMap<string, number> =>
  open === undefined ? listed.terminal.numbersOnBoard(moment, choices) : new Map();

/** The answers from `from` on, numbered, in as many columns as fit. */
export function answers(question: Question, width: number, ink: Ink): string[] {
  const words = question.listed.words.play;
  const all = question.open?.options ?? question.choices;
  const shown = all.slice(question.from, question.from + question.page);
  const numbers = all.map(numberOf);
  // Bare numbers say enough by their range.
  if (all.length > 1 && all.every(({ label, note }) => label === '' && note === '')) {
    return [` ${ink.lit(`${numbers[0]}–${numbers.at(-1)}`)}  ${ink.faint(words.typeNumber)}`];
  }
  const label = widest(shown.map((one) => one.label));
  const lines = inColumns(
    shown.map((one, at) => {
      const number = ink.lit(String(numberOf(one, question.from + at)).padStart(2));
      const name = label === 0 ? '' : ` ${left(one.label, label)}`;
      return cut(` ${number}${name}${one.note === '' ? '' : `  ${ink.faint(one.note)}`}`, width);
    }),
    width,
  );
  const rest = all.length - question.from - shown.length;
  const more = rest > 0 ? ` ${words.others(rest)}` : '';
  const back = question.open === undefined ? '' : ` ${words.enterGoesBack}`;
  return more + back === '' ? lines : [...lines, ...wrap(ink.faint(more + back), width)];
}
