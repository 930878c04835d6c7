import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('en');

export const playEn: PlayWords = {
  states: {
    lit: 'can be chosen',
    chosen: 'chosen',
    closed: 'not possible now',
    elder: 'the elder is here',
  },
  payable: { now: 'you can pay it now', best: 'you can pay it now, best value' },
  full: 'full',
  taken: 'taken',
  onlyTribes: plural({ one: 'only # tribe', other: 'only # tribes' }),
  villageUsed: (used, places) => `${used} of ${places} used`,
  youAreHere: 'you are here',
  tapAPlace: 'Tap a lit place.',
  tapWhereTheyStand: 'Tap a place where your people stand.',
  redeem: 'Any two resources',
  atHome: (count) => `${count} at home`,
  wholeValley: 'Whole valley',
  closer: 'Closer',
  howMany: 'how many people go',
};
