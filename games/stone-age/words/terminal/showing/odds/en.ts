import { pluralsOf } from '@ochre/words';
import type { RollOddsWords } from './words.ts';

const dice = pluralsOf('en')({ one: '# die', other: '# dice' });

export const rollOddsEn: RollOddsWords = {
  asked: (place, count, divisor, good) => `${place}: ${dice(count)} ÷${divisor} for ${good}`,
  tools: (values) => `${values.length === 1 ? 'tool' : 'tools'} ${values.join(', ')}`,
  oneUse: (names) => `one-use ${names}`,
  noRoom: (circles) => `No more than ${circles} people find room there.`,
  exactly: 'exactly',
  atLeast: 'at least',
  withoutTools: 'without tools',
  withTools: 'with tools',
  average: (mean, good) => `On average ${mean} ${good}.`,
  averages: (mean, good, withTools) => `On average ${mean} ${good}, with tools ${withTools}.`,
  takes: 'The tools that it takes for at least so many, and how often:',
  noTool: 'none',
};
