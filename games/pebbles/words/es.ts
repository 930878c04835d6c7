import { pluralsOf } from '@ochre/words';
import type { PebblesWords } from './words.ts';

const plural = pluralsOf('es');

export const es: PebblesWords = {
  motto: 'Un montón, un dado y unas cartas.',
  base: 'Un montón',
  bots: { random: 'al azar', easy: 'fácil' },
  daily: 'Los mismos dados para todos',
  heapOption: { name: 'Montón', about: 'cuántas piedrecitas hay' },
  pebbles: plural({ one: '# piedrecita', other: '# piedrecitas' }),
  cards: plural({ one: '# carta', other: '# cartas' }),
  points: plural({ one: '# punto', other: '# puntos' }),
  heap: 'El montón',
  turn: (n) => `Turno ${n}`,
  asked: '¿Tomas piedrecitas o tiras el dado?',
  waiting: (name) => `${name} toma piedrecitas o tira el dado`,
  take: (n) => `Tomar ${n}`,
  roll: 'Tirar el dado',
  rollBrings: 'de 1 a 6 piedrecitas, y una carta con un 6',
  wins: (names) => `Gana ${names}`,
  rules: 'Las reglas de las piedrecitas',
  does: {
    took: (verb, pebbles) => `${verb('tomas', 'toma')} ${pebbles}`,
    rolled: (verb, die) => `${verb('sacas', 'saca')} un ${die}`,
    drew: (verb, card) => `${verb('robas', 'roba')} la carta ${card}`,
    drewUnseen: (verb) => `${verb('robas', 'roba')} una carta`,
  },
  over: 'El montón está vacío.',
  ruleTexts: {
    R1: 'Por turnos, toma de 1 a 3 piedrecitas del montón, o tira un dado y toma tantas como muestre.',
    R2: 'Con un 6 se roba además una carta, boca abajo.',
    R3: 'La partida termina con el montón. Tu puntuación son tus piedrecitas más tus cartas.',
    R4: 'Gana la puntuación más alta; si hay empate, quien tenga más cartas.',
  },
};
