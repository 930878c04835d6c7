import {
  ALL_TILES,
  GATHERING,
  HIGHEST_TOOL,
  ONE_USE_TOOLS,
  TOOL_SLOTS,
  WAYS,
} from '@ochre/stone-age/rules';
import {
  didYouMean,
  type Given,
  listOf,
  type OptionForms,
  UserError,
  wholeNumber,
} from '@ochre/terminal';
import { type Yield, yieldOf } from '../places.ts';

/** What is asked: so many dice at a place, and the tools at hand. */
export interface Question extends Yield {
  readonly place: string;
  readonly dice: number;
  readonly tools: readonly number[];
  readonly oneUse: readonly number[];
}

/** Where people roll: on the board, and in the production buildings (S3.4). */
export const ROLLED_FOR: readonly string[] = [
  ...GATHERING,
  ...ALL_TILES.filter(({ effect }) => effect?.kind === 'work').map(({ id }) => id),
];

/** B4.4: one die per person. */
export const MOST_DICE = WAYS.length - 1;

export const OPTIONS = {
  tools: { type: 'string' },
  'one-use': { type: 'string' },
} as const satisfies OptionForms;

/** What is wrong is thrown as a `UserError`. */
export function readQuestion({ words, values }: Given<typeof OPTIONS>): Question {
  const [place = '', dice = ''] = words;
  return {
    ...rolledAt(place),
    dice: wholeNumber('N', dice, 1, MOST_DICE),
    tools: readTools(values.tools),
    oneUse: readOneUse(values['one-use']),
  };
}

function rolledAt(word: string): Pick<Question, 'place' | 'good' | 'divisor'> {
  const found = ROLLED_FOR.find((place) => place.toLowerCase() === word.toLowerCase());
  const brings = found === undefined ? undefined : yieldOf(found);
  if (found !== undefined && brings !== undefined) return { place: found, ...brings };
  const known = ROLLED_FOR.map((place) => `${place} (${yieldOf(place)?.good})`).join(', ');
  throw new UserError(
    `"${word}" is not a place to roll for resources.${didYouMean(word, ROLLED_FOR)} Places: ${known}.`,
  );
}

function readTools(text: string | undefined): number[] {
  const words = listOf(text);
  if (words.length > TOOL_SLOTS.length) {
    throw new UserError(
      `--tools: at most ${TOOL_SLOTS.length} values are expected, one for each slot, not ${words.length}.`,
    );
  }
  return words.map((word) => wholeNumber('--tools', word, 1, HIGHEST_TOOL));
}

/** B5.4: there is one of each. */
function readOneUse(text: string | undefined): number[] {
  const [least, most] = [Math.min(...ONE_USE_TOOLS), Math.max(...ONE_USE_TOOLS)];
  const values = listOf(text).map((word) => wholeNumber('--one-use', word, least, most));
  const twice = values.find((value, at) => values.indexOf(value) < at);
  if (twice !== undefined) {
    throw new UserError(
      `--one-use: ${twice} is given twice; there is one of each: ${ONE_USE_TOOLS.join(', ')}.`,
    );
  }
  return values.sort((one, other) => one - other);
}
