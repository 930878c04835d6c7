import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

export const boardEs: BoardWords = {
  land: 'El terreno',
  turn: (turn) => `Turno ${turn}`,
  tilesLeft: pluralsOf('es')({ one: 'queda # loseta', other: 'quedan # losetas' }),
};
