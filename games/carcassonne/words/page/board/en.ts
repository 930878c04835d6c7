import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

export const boardEn: BoardWords = {
  land: 'The land',
  turn: (turn) => `Turn ${turn}`,
  tilesLeft: pluralsOf('en')({ one: '# tile left', other: '# tiles left' }),
};
