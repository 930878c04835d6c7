import type { BotWords } from './words.ts';

export const botsDe: BotWords = {
  novice: 'kennt die Regeln und kaum mehr',
  easy: 'hat schon einmal gespielt',
  medium: 'spielt solide',
  hard: 'prüft seine drei besten Pläne',
  expert: 'denkt weiter voraus, in unter einer Sekunde',
  random: 'macht irgendeinen erlaubten Zug',
  cardwood: 'wächst, sammelt Holz und kauft Karten',
  buildings: 'baut, was sich bauen lässt',
  culture: 'sammelt Kultursymbole',
  tools: 'macht Werkzeug und lässt Werkzeugmacher es zählen',
  farmers: 'lebt von seinen Äckern und Bauern',
  shamans: 'will viele Personen und Schamanen dazu',
  denier: 'nimmt, was der Nächste am dringendsten braucht',
  starvation: 'lässt seine Leute hungern, solange es wenig kostet, und wächst',
  veteran: 'der Meister, wie er früher spielte',
  greedy: 'nimmt nach soliden Regeln, was am meisten bringt',
};
