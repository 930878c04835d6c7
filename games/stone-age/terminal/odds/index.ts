import { HIGHEST_TOOL, ONE_USE_TOOLS, TOOL_SLOTS } from '@ochre/stone-age/rules';
import type { OddsCommand } from '@ochre/terminal';
import type { Words } from '../in-words.ts';
import { answerTo } from './answer.ts';
import { answerText } from './answer-text.ts';
import { MOST_DICE, OPTIONS, ROLLED_FOR, readQuestion } from './question.ts';

export const oddsIn = (words: Words): OddsCommand<typeof OPTIONS> => ({
  help: `\
Usage: ochre odds PLACE N [--tools A,B,C] [--one-use A,B,C] [--json]

Prints the exact chances of what N dice, 1 to ${MOST_DICE}, bring at a place: each
number of goods exactly and at least, without tools and with the tools used as
well as possible after the roll; the averages; and the tools that it takes.
One-use tools are spent last.

Places: ${ROLLED_FOR.join(', ')}

Options:
  --tools A,B,C     the values of the tools, 1 to ${HIGHEST_TOOL}, in up to ${TOOL_SLOTS.length} slots
  --one-use A,B,C   the values of the one-use tools: any of ${ONE_USE_TOOLS.join(', ')}
  --json            one JSON object instead of the table

Example: ochre odds forest 3 --tools 2,1
`,
  words: ['PLACE', 'N'],
  options: OPTIONS,
  answer(given) {
    const data = answerTo(readQuestion(given));
    return { data, text: answerText(data, words) };
  },
});
