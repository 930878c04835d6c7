import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('en');
const closedCities = plural({ one: '# complete city', other: '# complete cities' });
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
  turned: (quarters) =>
    ['not turned', 'turned once', 'turned twice', 'turned three times'][quarters] ?? '',
  closes: (feature, points) => `${feature} is complete, ${points}`,
  grows: (feature, now, closed) => `${feature}, ${now} now, ${closed} if complete`,
  nextSquare: 'Next square',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  chooseSquare: 'Choose a square',
  layHere: 'Lay it here',

  keys: {
    squares: 'to the next square in that direction, or claim',
    claims: 'choose a claim',
    nobody: 'place nobody',
    turn: 'turn the tile',
    turnBack: 'turn it back',
    first: 'first square',
    last: 'last square',
    nearer: 'zoom in',
    farther: 'zoom out',
    whole: 'whole land',
    farms: 'farms',
    tiles: 'tiles left',
    lastMoves: 'last moves',
    clear: 'clear, take the tile back, or skip what is played',
  },

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
  pick: (what, at, of) => `${what}. ${at} of ${of}`,
  worth: {
    closes: 'complete now',
    now: (points) => `${points} now`,
    withMore: plural({ one: 'if complete, # more', other: 'if complete, # more' }),
    cities: (closed) => (closed === 0 ? 'no city yet' : closedCities(closed)),
    stays: 'stays to the end',
  },
};
