import { pluralsOf } from '@ochre/words';
import type { SceneWords } from './words.ts';

const dice = pluralsOf('es')({ one: 'un dado', other: '# dados' });

export const sceneEs: SceneWords = {
  throws: (verb, count) => `${verb('tiras', 'tira')} ${dice(count)}`,
  addedByTools: (added) => `+${added} con herramientas`,
  nothingComes: 'nada',
  skip: 'Saltar',
  yourPlaces: 'Tus lugares',
  rolled: 'dados tirados',
  chooseTools: 'elige herramientas',
  chooseDie: 'elige un dado',
  toCome: 'pendiente',
  leftUnused: 'sin usar',
  sinceYourTurn: 'Desde tu turno',
  close: 'Cerrar',
  short: {
    placed: (people, to) => `${people} ${to}`,
    tools: (tools) => `herramienta ${tools}`,
    card: (name) => `carta de ${name}`,
    unseenCard: 'una carta',
    building: 'un edificio',
    agriculture: (step) => `agricultura ${step}`,
    merchant: (step) => `mercader ${step}`,
    person: '+1 persona',
    hungry: 'pasa hambre',
  },
};
