import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('es');

export const puzzlesEs: PuzzleWords = {
  puzzles: plural({ one: '# problema', other: '# problemas' }),
  toSolve: (command) => `Resuelve uno: ${command} NÚMERO`,
  none: 'Todavía no hay problemas de este juego.',
  number: 'N.º',
  level: 'Falla',
  table: 'Mesa',
  known: 'Cómo se sabe',
  kinds: { exact: 'por cálculo exacto', rolled: 'por simulación' },

  puzzle: (number, of) => `Problema ${number} de ${of}`,
  ofDay: (day) => `Problema del día, ${day}`,
  task: 'Hay una jugada claramente mejor. Encuéntrala.',
  fails: (level) => `El bot ${level} no la encuentra.`,
  noUndo: 'En un problema no se puede deshacer nada.',

  credit: (credit, full) => `${credit} de ${full} puntos.`,
  right: 'No hay nada mejor.',
  lost: (share) => `Tu jugada regala un ${share} de opciones de ganar.`,
  best: 'la mejor',
  asGood: plural({
    one: 'Hay # jugada más igual de buena.',
    other: 'Hay # jugadas más igual de buenas.',
  }),
  yours: 'la tuya',
  tempting: (level) => `${level} juega`,
  prospect: (share, own, others) => `gana un ${share}, espera ${own} puntos frente a ${others}`,
  sure: {
    exact: 'Se ha contado todo lo que puede pasar.',
    rolled: 'Ambas se han seguido jugando muchas veces con la misma suerte.',
  },
};
