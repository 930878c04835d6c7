import { pluralsOf } from '@ochre/words';
import type { EndWords } from './words.ts';

const plural = pluralsOf('de');
const decided = (what: string) => (most: number, least: number) =>
  `Den Ausschlag gaben die ${what}: ${most} Punkte gegen ${least}.`;

export const endDe: EndWords = {
  wins: (name, points) => `${name} gewinnt, ${points}`,
  youWin: (points) => `Du gewinnst, ${points}`,
  share: (names, points) => `${names} gewinnen gemeinsam, ${points}`,
  ahead: (points, name) => `${points} vor ${name}.`,
  behind: (points, name) => `${points} hinter ${name}.`,
  tied: 'Sie haben gleich viele Punkte und teilen sich den Sieg.',
  decided: {
    roads: decided('Straßen'),
    cities: decided('Städte'),
    cloisters: decided('Klöster'),
    shrines: decided('Kultstätten'),
    farms: decided('Wiesen'),
  },

  turns: plural({ one: '# Zug', other: '# Züge' }),
  table: 'Punkte nach Art',
  total: 'Gesamt',
  atEnd: 'am Ende',
  list: 'Das Ende, Stück für Stück',
  counted: (count, of) => `${count} von ${of} gezählt`,
  finish: 'Alles zählen',
  nothing: 'Es war nichts mehr zu zählen.',
  features: {
    city: (tiles) => `Stadt, ${tiles} Plättchen`,
    road: (tiles) => `Straße, ${tiles} Plättchen`,
    cloister: (around) => `Kloster, ${around} von 8`,
    shrine: (around) => `Kultstätte, ${around} von 8`,
    farm: plural({ one: 'Wiese, # Stadt', other: 'Wiese, # Städte' }),
  },
  cityOfFarmers: 'Stadt mit Bauern',
  curve: 'Punkte, Zug für Zug',
  lastTile: 'gestrichelt: das letzte Plättchen',
  verify: 'Ziehung prüfen',
};
