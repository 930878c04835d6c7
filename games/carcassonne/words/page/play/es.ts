import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('es');
const closedCities = plural({ one: '# ciudad completa', other: '# ciudades completas' });
const fitting = plural({ one: 'cabe en # casilla', other: 'cabe en # casillas' });

export const playEs: PlayWords = {
  asked: { lay: 'Coloca tu loseta', claim: '¿Pones un seguidor?' },
  waiting: (name) => `Juega ${name}`,

  fits: (here, turned) =>
    turned === 0
      ? fitting(here)
      : here === 0
        ? `girada ${fitting(turned)}`
        : `${fitting(here)}, y girada en ${turned} más`,
  squares: plural({ one: '# casilla donde cabe', other: '# casillas donde cabe' }),
  square: (x, y) => `Columna ${x}, fila ${y}`,
  turned: (quarters) =>
    ['sin girar', 'girada una vez', 'girada dos veces', 'girada tres veces'][quarters] ?? '',
  closes: (feature, points) => `${feature} se completa, ${points}`,
  grows: (feature, now, closed) => `${feature}, ahora ${now}, al completarse ${closed}`,
  nextSquare: 'Casilla siguiente',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  chooseSquare: 'Elige una casilla',
  layHere: 'Colocar aquí',

  keys: {
    squares: 'a la casilla siguiente en esa dirección, o a la opción siguiente',
    claims: 'elegir dónde poner',
    nobody: 'no poner a nadie',
    turn: 'girar la loseta',
    turnBack: 'girarla al revés',
    first: 'primera casilla',
    last: 'última casilla',
    nearer: 'acercar',
    farther: 'alejar',
    whole: 'todo el terreno',
    farms: 'granjas',
    tiles: 'losetas restantes',
    lastMoves: 'últimas jugadas',
    clear: 'quitar la selección, recuperar la loseta o saltar lo que se muestra',
  },

  roles: {
    city: 'Caballero',
    road: 'Bandido',
    field: 'Granjero',
    cloister: 'Monje',
    shrine: 'Hereje',
  },
  place: {
    city: 'Poner caballero',
    road: 'Poner bandido',
    field: 'Poner granjero',
    cloister: 'Poner monje',
    shrine: 'Poner hereje',
  },
  nobody: 'Nadie',
  placeNobody: 'No poner a nadie',
  chooseClaim: 'Elige dónde',
  pick: (what, at, of) => `${what}. ${at} de ${of}`,
  worth: {
    closes: 'se completa ya',
    now: (points) => `ahora ${points}`,
    withMore: plural({ one: 'al completarse con # más', other: 'al completarse con # más' }),
    cities: (closed) => (closed === 0 ? 'aún sin ciudad' : closedCities(closed)),
    stays: 'se queda hasta el final',
  },
};
