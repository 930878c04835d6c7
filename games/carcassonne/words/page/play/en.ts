import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('en');
const fitting = plural({ one: 'fits # square', other: 'fits # squares' });

export const playEn: PlayWords = {
  asked: { lay: 'Lay the tile', claim: 'Place a follower?' },
  waiting: (name) => `${name} is playing`,

  fits: (here, turned) =>
    turned === 0
      ? fitting(here)
      : here === 0
        ? `${fitting(turned)} when turned`
        : `${fitting(here)} as it lies, ${turned} more when turned`,
  squares: plural({ one: '# square where it fits', other: '# squares where it fits' }),
  square: (x, y) => `Column ${x}, row ${y}`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  chooseSquare: 'Choose a square',
  layHere: 'Lay it here',
  rule: (rule) => `Rule ${rule}`,

  roles: {
    city: 'Knight',
    road: 'Thief',
    field: 'Farmer',
    cloister: 'Monk',
    shrine: 'Heretic',
  },
  place: {
    city: 'Place knight',
    road: 'Place thief',
    field: 'Place farmer',
    cloister: 'Place monk',
    shrine: 'Place heretic',
  },
  nobody: 'Nobody',
  placeNobody: 'Place nobody',
  chooseClaim: 'Choose where',
  worth: {
    complete: 'scored at once',
    open: 'now → closed',
    farm: 'stays to the end',
  },
};
