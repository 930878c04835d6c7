import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

const plural = pluralsOf('es');

export const boardEs: BoardWords = {
  land: 'El terreno',
  turn: (turn) => `Turno ${turn}`,
  tilesLeft: plural({ one: 'queda # loseta', other: 'quedan # losetas' }),
  steps: { lay: 'Colocar la loseta', claim: 'Poner un seguidor', score: 'Puntuar' },
  turnOrder: 'Orden de turnos',
  untilTheEnd: 'Hasta el final',
  tiles: plural({ one: 'loseta', other: 'losetas' }),

  toLand: 'Al terreno',
  toDecision: 'A la decisión',
  nearer: 'Acercar',
  farther: 'Alejar',
  wholeLand: 'Todo el terreno',

  overview: 'Resumen',
  points: 'Puntos',
  atThisMoment: 'Si acabara ya',

  atHand: (count) => `${count} en reserva`,
  ifEnded: (score) => `${score} si acabara ya`,
  ifEndedShort: (score) => `${score} si acaba`,
  player: (name, about, points, ifEnded) => `${name}, ${about}: ${points}, ${ifEnded}`,
  playerAtEnd: (name, about, points) => `${name}, ${about}: ${points}`,
  onTheLand: 'En el terreno',
  holding: (followers, points) => `${followers}: ${points}`,

  toMove: (name) => `Le toca a ${name}`,
  won: (names, count) => (count === 1 ? `Gana ${names}.` : `Ganan juntos ${names}.`),
};
