import { pluralsOf } from '@ochre/words';
import type { MoveWords } from './words.ts';

const plural = pluralsOf('de');

export const movesDe: MoveWords = {
  places: {
    hunt: 'die Jagd',
    forest: 'den Wald',
    claypit: 'die Lehmgrube',
    quarry: 'den Steinbruch',
    river: 'den Fluss',
    toolmaker: 'den Werkzeugmacher',
    hut: 'die Hütte',
    field: 'den Acker',
    merchant: 'den Händler',
  },
  works: {
    wood: 'den Holzhof',
    clay: 'die Ziegelei',
    stone: 'den Steinhof',
    gold: 'die Goldwäsche',
  },
  use: (place) => `${place} nutzen`,
  leave: (place) => `${place} auslassen`,
  tools: (values) => `Werkzeuge ${values}`,

  card: {
    ofCulture: (culture) => `Karte „${culture}“`,
    withPeople: (people) => `Karte „${people}“`,
    pay: (card, payment) => `die ${card} für ${payment} kaufen`,
    to: (card) => `zur ${card}`,
    it: (card) => `die ${card}`,
    onSpace: (card, space) => `${card} auf Feld ${space}`,
  },
  building: {
    named: (name) => `Gebäude „${name}“`,
    forPoints: (points) => `${points}-Punkte-Gebäude`,
    costing: (cost) => `Gebäude für ${cost}`,
    pay: (building, payment) => `das ${building} für ${payment} bauen`,
    to: (building) => `zum ${building}`,
    it: (building) => `das ${building}`,
    onSpace: (building, stack) => `${building} auf Stapel ${stack}`,
  },

  about: (goods) => `etwa ${goods}`,
  noRoom: (names) => `lässt ${names} keinen Platz`,
  foodOrJewelry: plural({ one: '# Nahrung oder Schmuck', other: '# Nahrung oder Schmuck' }),
  atTheEnd: plural({ one: '+# Punkt am Ende', other: '+# Punkte am Ende' }),
};
