import { pluralsOf } from '@ochre/words';
import type { ResultWords } from './words.ts';

const plural = pluralsOf('de');

export const resultsDe: ResultWords = {
  menu: '1 finish: Schluss   2 save DATEI   3 again: noch ein Spiel   4 board   5 log',
  noneOfThese: (word, last) =>
    `"${word}" steht nicht zur Wahl: Gib eine Zahl von 1 bis ${last} ein.`,
  secretAbout: 'Das Geheimnis allen Zufalls, und sein Siegel vom Anfang:',
  secret: 'Geheimnis',
  commitment: 'Siegel',
  lineToShare: 'Eine Zeile zum Teilen:',

  players: plural({ one: '# Spieler', other: '# Spieler' }),
  moves: plural({ one: '# Zug', other: '# Züge' }),
  player: (seat) => `Spieler ${seat}`,
  thePlayer: 'Der Spieler',
  finalScores: 'Endstand:',
  scoresNow: 'Stand, wenn jetzt Schluss wäre:',
  finalScore: 'Endstand:',
  scoreNow: 'Stand, wenn jetzt Schluss wäre:',
  score: 'Gesamt',
  wins: 'gewinnt',
  sharesVictory: 'teilt sich den Sieg',
  grade: (grade) => `Ergebnis: ${grade}.`,
};
