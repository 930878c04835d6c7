import { type AnyTerminal, type Choice, matches, numberOf, type Option } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import type { PlayWords } from '../words/play/words.ts';
import { commandsOf, commandTyped } from './commands.ts';

/** What somebody meant by a line. */
export type Meant =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: string }
  /** A choice that needs one more answer. */
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'more' }
  /** From the options of a choice to all choices. */
  | { readonly kind: 'back' }
  | { readonly kind: 'command'; readonly name: string; readonly rest: string }
  | { readonly kind: 'unclear'; readonly message: string }
  /** No legal move, so perhaps one that is not legal now. */
  | { readonly kind: 'other'; readonly text: string };

/** What can be meant: the choices of now, and the one whose options were asked for last. */
export interface Readable {
  readonly listed: ListedGame;
  readonly choices: readonly Choice[];
  readonly open?: Choice | undefined;
}

export function read(line: string, readable: Readable): Meant {
  const { listed, open } = readable;
  const text = tidy(line, listed.terminal);
  if (text === '') return { kind: open === undefined ? 'nothing' : 'back' };
  const words = text.toLowerCase().split(' ');
  const [first = ''] = words;
  if (text === 'more' || text === 'back') return { kind: text };
  const command = commandTyped(listed, first);
  if (command !== undefined) return commandMeant(command, text);
  if (words.every((word) => /^\d+$/.test(word))) return byNumber(words.map(Number), readable);
  return (
    (open && byWords([...open.words.split(' '), ...words], readable)) ??
    byWords(words, readable) ??
    shortCommand(listed, first, text) ?? { kind: 'other', text }
  );
}

const commandMeant = (name: string, text: string): Meant => ({
  kind: 'command',
  name,
  rest: text.split(' ').slice(1).join(' '),
});

function shortCommand(listed: ListedGame, word: string, text: string): Meant | undefined {
  const names = commandsOf(listed)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(word));
  const [only] = names;
  if (only === undefined) return undefined;
  if (names.length === 1) return commandMeant(only, text);
  return { kind: 'unclear', message: listed.words.play.unclear.couldBe(word, names) };
}

/** One space between words, no commas, and what a game has several words for in one of them. */
function tidy(line: string, game: AnyTerminal): string {
  const text = line.replace(/[\s,]+/g, ' ').trim();
  // A file may be called anything.
  return /^save /i.test(text) ? text : game.tidied(text);
}

/** `2` for the second choice or option, `2 3` for the third option of the second choice. */
function byNumber(
  [first = 0, second, ...more]: readonly number[],
  { listed, choices, open }: Readable,
): Meant {
  const words = listed.words.play.unclear;
  if (more.length > 0) return { kind: 'unclear', message: words.tooManyNumbers };
  if (open !== undefined && second === undefined) return optionNumber(open, first, words);
  const choice = choices.find((one, at) => numberOf(one, at) === first);
  if (choice === undefined) return noSuchNumber(first, choices, words);
  return second === undefined ? chosen(choice) : optionNumber(choice, second, words);
}

type Unclear = PlayWords['unclear'];

function optionNumber({ options }: Choice, number: number, words: Unclear): Meant {
  const option = options[number - 1];
  return option === undefined
    ? outOfRange(number, options.map(numberOf), words)
    : { kind: 'move', move: option.move };
}

/** Where numbers are counts, the rules say which of them are allowed. */
function noSuchNumber(number: number, choices: readonly Choice[], words: Unclear): Meant {
  const [first] = choices;
  if (first?.number === undefined) return outOfRange(number, choices.map(numberOf), words);
  return { kind: 'other', text: [...first.words.split(' ').slice(0, -1), number].join(' ') };
}

function outOfRange(number: number, numbers: readonly number[], words: Unclear): Meant {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  const message =
    numbers.length === 1 ? words.onlyNumber(number, first) : words.numbers(number, first, last);
  return { kind: 'unclear', message };
}

function chosen(choice: Choice): Meant {
  const [only, ...others] = choice.options;
  return only !== undefined && others.length === 0
    ? { kind: 'move', move: only.move }
    : { kind: 'choice', choice };
}

function byWords(words: readonly string[], { listed, choices }: Readable): Meant | undefined {
  const all = choices.flatMap(({ options }) => options);
  const { whole, begun } = matches(words, all);
  const exact = whole.find(({ move }) => move.toLowerCase() === words.join(' '));
  const found = exact !== undefined ? [exact] : whole.length > 0 ? whole : begun;
  const groups = choices.filter(({ options }) => options.some((option) => found.includes(option)));
  const [first] = found;
  const [group] = groups;
  if (first === undefined || group === undefined) return undefined;
  const surprises = listed.terminal.surprises(first.move, words);
  if (found.length === 1 && !surprises) return { kind: 'move', move: first.move };
  // Two ways to do one thing begin with the same words; the plain one is first.
  const isOneThing = groups.every((choice) => choice.words === group.words);
  if (whole.length === 0 && isOneThing) {
    return surprises ? { kind: 'choice', choice: group } : chosen(group);
  }
  const names = namesOf(found, groups);
  const more = Math.max(0, names.length - SHOWN);
  const { severalMoves } = listed.words.play.unclear;
  const message = severalMoves(words.join(' '), names.slice(0, SHOWN), more);
  return { kind: 'unclear', message };
}

const SHOWN = 4;

/** What several things are told apart by. */
const namesOf = (found: readonly Option[], groups: readonly Choice[]): string[] =>
  groups.length > 1
    ? [...new Set(groups.map((choice) => choice.words))]
    : found.map(({ move }) => move);
