import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('es');

export const puzzlesEs: PuzzleWords = {
  puzzles: plural({ one: '# problema', other: '# problemas' }),
  toSolve: (command) => `Resuelve uno: ${command} NÚMERO`,
  none: 'Todavía no hay problemas para este juego.',
  number: 'N.º',
  level: 'Engaña a',
  table: 'Mesa',
  known: 'Cómo se sabe',
  kinds: { exact: 'por cálculo', rolled: 'por simulación' },

  puzzle: (number, of) => `Problema ${number} de ${of}`,
  ofDay: (day) => `Problema del día, ${day}`,
  task: 'Hay una jugada claramente mejor. Encuéntrala.',
  fails: (level) => `El bot de nivel ${level} no la encuentra.`,
  noUndo: 'En un problema no se puede deshacer nada.',

  credit: (credit, full) => `${credit} de ${full} puntos.`,
  right: 'No hay jugada mejor.',
  lost: (share) => `Tu jugada regala un ${share} de probabilidad de ganar.`,
  lostAtLeast: (share) => `Tu jugada regala al menos un ${share} de probabilidad de ganar.`,
  best: 'la mejor',
  asGood: plural({
    one: 'Hay # jugada más igual de buena.',
    other: 'Hay # jugadas más igual de buenas.',
  }),
  yours: 'la tuya',
  tempting: (level) => `bot de nivel ${level}`,
  prospect: (share, own, others) => `gana un ${share}, espera ${own} puntos frente a ${others}`,
  sure: {
    exact: 'Se ha contado todo lo que puede pasar en este turno.',
    rolled: 'Ambas se han simulado muchas veces con la misma suerte.',
  },
};
