import { pluralsOf } from '@ochre/words';
import type { RollOddsWords } from './words.ts';

const dice = pluralsOf('es')({ one: '# dado', other: '# dados' });

export const rollOddsEs: RollOddsWords = {
  asked: (place, count, divisor, good) => `${place}: ${dice(count)} ÷${divisor} por ${good}`,
  tools: (values) => `${values.length === 1 ? 'herramienta' : 'herramientas'} ${values.join(', ')}`,
  oneUse: (names) => `de un solo uso ${names}`,
  noRoom: (circles) => `Allí no caben más de ${circles} personas.`,
  exactly: 'justo',
  atLeast: 'al menos',
  withoutTools: 'sin herramientas',
  withTools: 'con herramientas',
  average: (mean, good) => `De media, ${mean} de ${good}.`,
  averages: (mean, good, withTools) =>
    `De media, ${mean} de ${good}; con herramientas, ${withTools}.`,
  takes: 'Las herramientas que hacen falta para al menos tantos, y con qué frecuencia:',
  noTool: 'ninguna',
};
