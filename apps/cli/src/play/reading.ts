import { type Choice, numberOf, type Option } from './choices/choice.ts';
import { COMMANDS, type CommandName, commandNamed } from './commands.ts';
import { matches } from './matching.ts';

/** What somebody meant by a line. */
export type Meant =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: string }
  /** A choice that needs one more answer. */
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'more' }
  /** From the options of a choice to all choices. */
  | { readonly kind: 'back' }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'unclear'; readonly message: string }
  /** No legal move, so perhaps one that is not legal now. */
  | { readonly kind: 'other'; readonly text: string };

/** `open` is the choice whose options were asked for last. */
export function read(line: string, choices: readonly Choice[], open?: Choice): Meant {
  const text = tidy(line);
  if (text === '') return { kind: open === undefined ? 'nothing' : 'back' };
  const words = text.toLowerCase().split(' ');
  if (text === 'more' || text === 'back') return { kind: text };
  const command = commandNamed(words[0]!);
  if (command !== undefined) return commandMeant(command, text);
  if (words.every((word) => /^\d+$/.test(word))) return byNumber(words.map(Number), choices, open);
  return (
    (open && byWords([...open.words.split(' '), ...words], choices)) ??
    byWords(words, choices) ??
    shortCommand(words[0]!, text) ?? { kind: 'other', text }
  );
}

const commandMeant = (name: CommandName, text: string): Meant => ({
  kind: 'command',
  name,
  rest: text.split(' ').slice(1).join(' '),
});

function shortCommand(word: string, text: string): Meant | undefined {
  const found = COMMANDS.filter(({ name }) => name.startsWith(word));
  if (found.length === 0) return undefined;
  if (found.length === 1 || word === found[0]!.name) return commandMeant(found[0]!.name, text);
  // `card` begins `cards`: the shorter one is meant with something behind it.
  const names = found.map(({ name }) => name);
  return { kind: 'unclear', message: `"${word}" could be ${names.join(' or ')}.` };
}

/**
 * One space between words, no commas, goods as moves write them: `2 wood, 1 clay`. The rulebook of
 * 2011 says trader and decoration for merchant and jewelry.
 */
function tidy(line: string): string {
  const text = line.replace(/[\s,]+/g, ' ').trim();
  // A file may be called anything.
  if (/^save /i.test(text)) return text;
  return text
    .replace(/(?<![\w=])decorations?(?![a-z])/gi, 'jewelry')
    .replace(/(?<![\w=])trader(?!\w)/gi, 'merchant')
    .replace(/(?<![\w=])(\d+) (food|wood|clay|stone|gold|jewelry)(?![\w=])/gi, '$2=$1');
}

/** `2` for the second choice or option, `2 3` for the third option of the second choice. */
function byNumber(
  [first, second, ...more]: readonly number[],
  choices: readonly Choice[],
  open?: Choice,
): Meant {
  if (more.length > 0) return { kind: 'unclear', message: 'These are too many numbers.' };
  if (open !== undefined && second === undefined) return optionNumber(open, first!);
  const choice = choices.find((one, at) => numberOf(one, at) === first);
  if (choice === undefined) return noSuchNumber(first!, choices);
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

const chosen = (choice: Choice): Meant =>
  choice.options.length === 1
    ? { kind: 'move', move: choice.options[0]!.move }
    : { kind: 'choice', choice };

function byWords(words: readonly string[], choices: readonly Choice[]): Meant | undefined {
  const all = choices.flatMap(({ options }) => options);
  const { whole, begun } = matches(words, all);
  const exact = whole.find(({ move }) => move.toLowerCase() === words.join(' '));
  const found = exact !== undefined ? [exact] : whole.length > 0 ? whole : begun;
  if (found.length === 0) return undefined;
  const groups = choices.filter(({ options }) => options.some((option) => found.includes(option)));
  // Nobody trades without having said so.
  const trades = found[0]!.move.includes(' trade ') && !words.some((word) => /^tr/.test(word));
  if (found.length === 1 && !trades) return { kind: 'move', move: found[0]!.move };
  // A purchase with and without a trade begins with the same words; the one without is first.
  const isOneThing = groups.every((choice) => choice.words === groups[0]!.words);
  if (whole.length === 0 && isOneThing) {
    return trades ? { kind: 'choice', choice: groups[0]! } : chosen(groups[0]!);
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
