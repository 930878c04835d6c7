import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

export const boardDe: BoardWords = {
  land: 'Die Landschaft',
  turn: (turn) => `Zug ${turn}`,
  tilesLeft: pluralsOf('de')({ one: 'noch # Plättchen', other: 'noch # Plättchen' }),
};
