import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('es');
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
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  chooseSquare: 'Elige una casilla',
  layHere: 'Colocar aquí',
  rule: (rule) => `Regla ${rule}`,

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
  worth: {
    complete: 'puntúa ya',
    open: 'ahora → completo',
    farm: 'se queda hasta el final',
  },
};
