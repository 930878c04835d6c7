import { type AnyTerminal, type Choice, matches, numberOf, type Option } from '@ochre/terminal';
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
  readonly game: AnyTerminal;
  readonly choices: readonly Choice[];
  readonly open?: Choice | undefined;
}

export function read(line: string, readable: Readable): Meant {
  const { game, open } = readable;
  const text = tidy(line, game);
  if (text === '') return { kind: open === undefined ? 'nothing' : 'back' };
  const words = text.toLowerCase().split(' ');
  const [first = ''] = words;
  if (text === 'more' || text === 'back') return { kind: text };
  const command = commandTyped(game, first);
  if (command !== undefined) return commandMeant(command, text);
  if (words.every((word) => /^\d+$/.test(word))) return byNumber(words.map(Number), readable);
  return (
    (open && byWords([...open.words.split(' '), ...words], readable)) ??
    byWords(words, readable) ??
    shortCommand(game, first, text) ?? { kind: 'other', text }
  );
}

const commandMeant = (name: string, text: string): Meant => ({
  kind: 'command',
  name,
  rest: text.split(' ').slice(1).join(' '),
});

function shortCommand(game: AnyTerminal, word: string, text: string): Meant | undefined {
  const names = commandsOf(game)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(word));
  const [only] = names;
  if (only === undefined) return undefined;
  if (names.length === 1) return commandMeant(only, text);
  return { kind: 'unclear', message: `"${word}" could be ${names.join(' or ')}.` };
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
  { choices, open }: Readable,
): Meant {
  if (more.length > 0) return { kind: 'unclear', message: 'These are too many numbers.' };
  if (open !== undefined && second === undefined) return optionNumber(open, first);
  const choice = choices.find((one, at) => numberOf(one, at) === first);
  if (choice === undefined) return noSuchNumber(first, choices);
  return second === undefined ? chosen(choice) : optionNumber(choice, second);
}

function optionNumber({ options }: Choice, number: number): Meant {
  const option = options[number - 1];
  return option === undefined
    ? outOfRange(number, options.map(numberOf))
    : { kind: 'move', move: option.move };
}

/** Where numbers are counts, the rules say which of them are allowed. */
function noSuchNumber(number: number, choices: readonly Choice[]): Meant {
  const [first] = choices;
  if (first?.number === undefined) return outOfRange(number, choices.map(numberOf));
  return { kind: 'other', text: [...first.words.split(' ').slice(0, -1), number].join(' ') };
}

const outOfRange = (number: number, numbers: readonly number[]): Meant => ({
  kind: 'unclear',
  message:
    numbers.length === 1
      ? `There is no ${number} here: only ${numbers[0]}.`
      : `There is no ${number} here: ${numbers[0]} to ${numbers.at(-1)}.`,
});

function chosen(choice: Choice): Meant {
  const [only, ...others] = choice.options;
  return only !== undefined && others.length === 0
    ? { kind: 'move', move: only.move }
    : { kind: 'choice', choice };
}

function byWords(words: readonly string[], { game, choices }: Readable): Meant | undefined {
  const all = choices.flatMap(({ options }) => options);
  const { whole, begun } = matches(words, all);
  const exact = whole.find(({ move }) => move.toLowerCase() === words.join(' '));
  const found = exact !== undefined ? [exact] : whole.length > 0 ? whole : begun;
  const groups = choices.filter(({ options }) => options.some((option) => found.includes(option)));
  const [first] = found;
  const [group] = groups;
  if (first === undefined || group === undefined) return undefined;
  const surprises = game.surprises(first.move, words);
  if (found.length === 1 && !surprises) return { kind: 'move', move: first.move };
  // Two ways to do one thing begin with the same words; the plain one is first.
  const isOneThing = groups.every((choice) => choice.words === group.words);
  if (whole.length === 0 && isOneThing) {
    return surprises ? { kind: 'choice', choice: group } : chosen(group);
  }
  return { kind: 'unclear', message: severalMeant(words, found, groups) };
}

const SHOWN = 4;

function severalMeant(
  words: readonly string[],
  found: readonly Option[],
  groups: readonly Choice[],
): string {
  const names =
    groups.length > 1
      ? [...new Set(groups.map((choice) => choice.words))]
      : found.map(({ move }) => move);
  const shown = names.slice(0, SHOWN).join(', ');
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return `"${words.join(' ')}" could be ${shown}${more}: please say more.`;
}
