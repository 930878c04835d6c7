import type { RollOddsWords } from './words.ts';

export const rollOddsDe: RollOddsWords = {
  asked: (place, count, divisor, good) => `${place}: ${count} Würfel ÷${divisor} für ${good}`,
  tools: (values) => `Werkzeug ${values.join(', ')}`,
  oneUse: (names) => `Einmal-Werkzeug ${names}`,
  noRoom: (circles) => `Dort ist nur Platz für ${circles} Personen.`,
  exactly: 'genau',
  atLeast: 'mind.',
  withoutTools: 'ohne Werkzeug',
  withTools: 'mit Werkzeug',
  average: (mean, good) => `Im Mittel ${mean} ${good}.`,
  averages: (mean, good, withTools) => `Im Mittel ${mean} ${good}, mit Werkzeug ${withTools}.`,
  takes: 'Welches Werkzeug es für mindestens so viel braucht, und wie oft:',
  noTool: 'keins',
};
