import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('es');

export const puzzlesEs: PuzzleWords = {
  name: 'Problemas',
  about: 'Solo una jugada es la mejor',
  whichGame: 'Juego',
  daily: 'Problema del día',
  task: 'Encuentra la mejor jugada',
  beats: (level) => `Engaña al bot de nivel ${level}`,
  tried: (tried, of) => `${tried} de ${of} intentados`,
  mean: (credit) => `media ${credit}`,
  credit: (credit) => `${credit} de 100`,
  why: (best, tempting, share) =>
    `${best} de probabilidad de ganar. La trampa: ${tempting} (${share}).`,
  known: {
    exact: 'Se ha contado todo lo que puede pasar en este turno.',
    rolled: 'Simulado muchas veces.',
  },
  firstCounts: (credit) => `Cuenta tu primer intento: ${credit} de 100.`,
  next: 'Siguiente problema',
  share: 'Copiar resultado',
  shared: (game, day) => `problema de ${game}, ${day}`,
  streak: plural({ one: '# día seguido', other: '# días seguidos' }),
  none: 'Todavía no hay problemas para este juego.',
};
