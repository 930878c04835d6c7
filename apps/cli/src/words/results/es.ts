import { pluralsOf } from '@ochre/words';
import type { ResultWords } from './words.ts';

const plural = pluralsOf('es');

export const resultsEs: ResultWords = {
  menu: '1 finish: salir   2 save ARCHIVO   3 again: otra partida   4 board   5 log',
  noneOfThese: (word, last) => `"${word}" no está en la lista: escribe un número del 1 al ${last}.`,
  secretAbout: 'El secreto de todo el azar, y su sello del principio:',
  secret: 'secreto',
  commitment: 'sello',
  lineToShare: 'Una línea para compartir:',

  players: plural({ one: '# jugador', other: '# jugadores' }),
  moves: plural({ one: '# jugada', other: '# jugadas' }),
  player: (seat) => `Jugador ${seat}`,
  thePlayer: 'El jugador',
  finalScores: 'Puntuación final:',
  scoresNow: 'Puntuación si acabara ya:',
  finalScore: 'Puntuación final:',
  scoreNow: 'Puntuación si acabara ya:',
  score: 'Total',
  wins: 'gana',
  sharesVictory: 'comparte la victoria',
  grade: (grade) => `Resultado: ${grade}.`,
};
