import { pluralsOf } from '@ochre/words';
import type { AloudWords } from './words.ts';

const plural = pluralsOf('de');
const peopleOf = plural({ one: '# Person von', other: '# Personen von' });

export const aloudDe: AloudWords = {
  divides: (divisor) => `teilt durch ${divisor}`,
  ownPeople: plural({ one: '# Person von dir', other: '# Personen von dir' }),
  peopleOf: (name, count) => `${peopleOf(count)} ${name}`,
  free: plural({ one: '# Platz frei', other: '# Plätze frei' }),
  price: (what) => `kostet ${what}`,
  resources: plural({ one: '# Rohstoff', other: '# Rohstoffe' }),
  deck: plural({ one: '# Karte im Stapel', other: '# Karten im Stapel' }),
  player: (name, about, score) => `${name}, ${about}: ${score}`,
  score: (points, ifEnded) => `${points}; ${ifEnded}`,
  people: (people, home) => `${people}, ${home} zu Hause`,
  agriculture: (steps, end) => `Ackerbau ${steps} von ${end}`,
  merchantTrack: (steps, end) => `Händlerleiste ${steps} von ${end}`,
  noTools: 'keine Werkzeuge',
  tools: (tools) => `Werkzeuge: ${tools}`,
  toolUsed: (value) => `${value}, benutzt`,
  toolForOnce: (value) => `${value}, für einmal`,
  litPlaces: plural({
    one: '# Ort kann gewählt werden',
    other: '# Orte können gewählt werden',
  }),
  toBoard: 'Zum Spielplan',
  toDecision: 'Zur Entscheidung',
};
