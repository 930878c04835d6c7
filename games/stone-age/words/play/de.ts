import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('de');

export const playDe: PlayWords = {
  states: {
    lit: 'kann gewählt werden',
    chosen: 'gewählt',
    closed: 'jetzt nicht möglich',
    elder: 'der Älteste ist hier',
  },
  payable: { now: 'du kannst es jetzt bezahlen', best: 'du kannst es jetzt bezahlen, bester Wert' },
  full: 'voll',
  taken: 'besetzt',
  onlyTribes: plural({ one: 'nur # Stamm', other: 'nur # Stämme' }),
  villageUsed: (used, places) => `${used} von ${places} besetzt`,
  youAreHere: 'du bist hier',
  tapAPlace: 'Tippe auf einen leuchtenden Ort.',
  tapWhereTheyStand: 'Tippe auf einen Ort, an dem deine Leute stehen.',
  redeem: 'Zwei beliebige Rohstoffe',
  atHome: (count) => `${count} zu Hause`,
  wholeValley: 'Ganzes Tal',
  closer: 'Näher',
  howMany: 'wie viele Leute gehen',
};
