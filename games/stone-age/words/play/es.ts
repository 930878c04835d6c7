import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('es');

export const playEs: PlayWords = {
  states: {
    lit: 'se puede elegir',
    chosen: 'elegido',
    closed: 'ahora no es posible',
    elder: 'el anciano está aquí',
  },
  payable: { now: 'puedes pagarlo ahora', best: 'puedes pagarlo ahora, el de más valor' },
  full: 'completo',
  taken: 'ocupado',
  onlyTribes: plural({ one: 'solo # tribu', other: 'solo # tribus' }),
  villageUsed: (used, places) => `${used} de ${places} en uso`,
  youAreHere: 'ya estás aquí',
  tapAPlace: 'Toca un lugar iluminado.',
  tapWhereTheyStand: 'Toca un lugar donde esté tu gente.',
  redeem: 'Dos recursos a elegir',
  atHome: (count) => `${count} en casa`,
  wholeValley: 'Todo el valle',
  closer: 'Más cerca',
  howMany: 'cuántas personas van',
};
