import { pluralsOf } from '@ochre/words';
import type { SceneWords } from './words.ts';

const dice = pluralsOf('en')({ one: '# die', other: '# dice' });

export const sceneEn: SceneWords = {
  throws: (verb, count) => `${verb('roll', 'rolls')} ${dice(count)}`,
  addedByTools: (added) => `+${added} with tools`,
  nothingComes: 'nothing',
  skip: 'Skip',
  yourPlaces: 'Your places',
  rolled: 'rolled',
  chooseTools: 'rolled, choose tools',
  chooseDie: 'rolled, choose a die',
  toCome: 'still to come',
  leftUnused: 'not used',
  sinceYourTurn: 'Since your turn',
  close: 'Close',
  short: {
    placed: (people, to) => `${people} ${to}`,
    tools: (tools) => `tool ${tools}`,
    card: (name) => `${name} card`,
    unseenCard: 'a card',
    building: 'a building',
    agriculture: (step) => `agriculture ${step}`,
    merchant: (step) => `merchant ${step}`,
    person: '+1 person',
    hungry: 'hungry',
  },
};
