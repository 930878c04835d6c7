import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('es');

export const playEs: PlayWords = {
  daily: (day) =>
    `La partida del día ${day} (UTC): todos tienen las mismas cartas y los mismos dados.`,
  atTheTable: (names) => `En la mesa: ${names.join(', ')}.`,
  commitment: 'Todo el azar sale de un secreto ya fijado; su sello SHA-256:',
  goodbye: 'Hasta la próxima.',
  caveats: {
    untrained: (name, plays) => `"${name}" no está entrenado para esta partida: juega "${plays}"`,
    trainedFor: (name, game) => `"${name}" se entrenó para ${game}, no para esta partida`,
  },
  thinks: (name) => `${name} está pensando...`,
  passKeyboard: (name) => `Pasa el teclado a ${name}, que pulsa Intro.`,
  logTellsAll: '… (log lo cuenta todo)',

  howToType: 'TAB completa, undo deshace, help explica más.',
  typeNumber: 'escribe un número',
  others: plural({ one: 'y # más: more la muestra.', other: 'y # más: more las muestra.' }),
  enterGoesBack: 'Intro sin más vuelve atrás.',

  help: {
    alsoType: 'También puedes escribir:',
    movesNow: (moves) => `Jugadas posibles: ${moves.join(', ')}.`,
    about: {
      help: 'cómo se juega; help sin más, qué se puede escribir',
      why: 'si una jugada vale, y si no, por qué regla',
      board: 'dibuja el tablero otra vez (como Intro sin más)',
      score: 'la puntuación, línea a línea, si acabara ya',
      log: 'lo último que ha pasado',
      undo: 'deshace la última jugada, si no se ha visto nada nuevo',
      save: 'guarda la partida; play --load la continúa',
      quit: 'termina; pregunta si la partida no está guardada',
    },
    file: 'ARCHIVO',
  },

  unclear: {
    couldBe: (word, names) => `"${word}" puede ser ${names.join(' o ')}.`,
    severalMoves: (words, moves, more) =>
      `"${words}" puede ser ${moves.join(', ')}${more > 0 ? ` y ${more} más` : ''}: di algo más.`,
    tooManyNumbers: 'Son demasiados números.',
    onlyNumber: (number, only) => `Aquí no hay ${number}: solo ${only}.`,
    numbers: (number, first, last) => `Aquí no hay ${number}: del ${first} al ${last}.`,
    unknown: (word) => `"${word}" no es una jugada ni un comando.`,
    didYouMean: (name) => `¿Querías decir "${name}"?`,
    whatToType: 'Escribe un número, una jugada o help.',
    garbled: (text, _problem, example) =>
      `"${text}" no se entiende como jugada. Se escribe así: ${example}`,
    whyWhat: (example) => `¿Qué jugada? Por ejemplo: why ${example}`,
    allowed: (move) => `${move} vale ahora.`,
  },

  undo: {
    done: (name, move) => `Deshecho: ${name}, ${move}.`,
    doneWithBots: (name, move) => `Deshecho: ${name}, ${move}, y lo que los bots hicieron después.`,
    nothing: 'Todavía no hay nada que deshacer.',
    stands: (seen) => `La última jugada queda: ${seen}.`,
  },
  nothingHappened: 'Todavía no ha pasado nada.',
};
