import { pluralsOf } from '@ochre/words';
import type { SceneWords } from './words.ts';

const dice = pluralsOf('de')({ one: 'einen Würfel', other: '# Würfel' });

export const sceneDe: SceneWords = {
  throws: (verb, count) => `${verb('wirfst', 'wirft')} ${dice(count)}`,
  addedByTools: (added) => `+${added} mit Werkzeug`,
  nothingComes: 'nichts',
  skip: 'Überspringen',
  yourPlaces: 'Deine Orte',
  rolled: 'gewürfelt',
  chooseTools: 'gewürfelt, wähle Werkzeuge',
  chooseDie: 'gewürfelt, wähle einen Würfel',
  toCome: 'noch offen',
  leftUnused: 'nicht genutzt',
  sinceYourTurn: 'Seit deinem Zug',
  close: 'Schließen',
  short: {
    placed: (people, to) => `${people} ${to}`,
    tools: (tools) => `Werkzeug ${tools}`,
    card: (name) => `Karte ${name}`,
    unseenCard: 'eine Karte',
    building: 'ein Gebäude',
    agriculture: (step) => `Ackerbau ${step}`,
    merchant: (step) => `Händler ${step}`,
    person: '+1 Person',
    hungry: 'hungert',
  },
};
